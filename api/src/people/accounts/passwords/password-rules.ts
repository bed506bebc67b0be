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
  /** What others know of them: user name, e-mail, first and last name, and the name of the company. */
  names: readonly string[];
};

/** Refuses a password that is too short for its account, or that others can think of. */
export async function requireGoodPassword(password: string, { hasSecondFactor, names }: Owner) {
  const checked = v.safeParse(newPassword(minPasswordLengthFor(hasSecondFactor)), password);
  if (!checked.success) throw badRequest(checked.issues[0].message);
  const { power, hasOwnName } = await ratePassword(password, names);
  if (power >= (hasSecondFactor ? leastPower.withSecondFactor : leastPower.alone)) return;
  throw badRequest(hasOwnName ? ownNamePasswordMessage : weakPasswordMessage);
}

/**
 * As powers of ten. Alone, a password has to withstand whoever has stolen its hash: three words that everybody uses
 * have 8.7, a greeting with a year or a name with a title 8.1. Beside a second factor it has to withstand guesses at
 * the site, which are slowed down: eight characters at random have 8, one word with two digits 5.7.
 */
const leastPower = { alone: 8.5, withSecondFactor: 6 } as const;
