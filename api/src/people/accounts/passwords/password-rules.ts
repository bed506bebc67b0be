import {
  minPasswordLengthFor,
  newPassword,
  ownNamePasswordMessage,
  weakPasswordMessage,
} from '@portal/contract/new-password';
import * as v from 'valibot';
import { badRequest } from '../../../platform/problem/problem';
import { ratePassword } from './password-strength';

type Owner = {
  hasSecondFactor: boolean;
  /** User name, e-mail, first and last name, and the company. */
  names: readonly string[];
};

export async function requireGoodPassword(password: string, { hasSecondFactor, names }: Owner) {
  const checked = v.safeParse(newPassword(minPasswordLengthFor(hasSecondFactor)), password);
  if (!checked.success) throw badRequest(checked.issues[0].message);
  const { power, hasOwnName } = await ratePassword(password, names);
  if (power >= (hasSecondFactor ? leastPower.withSecondFactor : leastPower.alone)) return;
  throw badRequest(hasOwnName ? ownNamePasswordMessage : weakPasswordMessage);
}

/**
 * Least guesses, as powers of ten. A password alone must withstand a thief of its hash: three
 * common words have 8.7, a greeting with a year or a name with a title 8.1. With a second factor it
 * must withstand guesses at the site, which are slowed down: eight random characters have 8, one
 * word with two digits 5.7.
 */
const leastPower = { alone: 8.5, withSecondFactor: 6 } as const;
