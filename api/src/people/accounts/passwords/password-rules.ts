import { company } from '@portal/contract/company';
import {
  commonPasswordMessage,
  minPasswordLengthFor,
  newPassword,
  ownNamePasswordMessage,
} from '@portal/contract/new-password';
import * as v from 'valibot';
import { badRequest } from '../../../platform/problem/problem';

type Owner = {
  hasSecondFactor: boolean;
  /** What others know of them: user name, e-mail, first and last name. */
  names: readonly string[];
};

/** Refuses a password that is too short for its account, that half the world uses, or that others can think of. */
export async function requireGoodPassword(password: string, { hasSecondFactor, names }: Owner) {
  const checked = v.safeParse(newPassword(minPasswordLengthFor(hasSecondFactor)), password);
  if (!checked.success) throw badRequest(checked.issues[0].message);
  if (isOfNames(password, [...names, company.name])) throw badRequest(ownNamePasswordMessage);
  if (await isCommon(password)) throw badRequest(commonPasswordMessage);
}

/** The list is read when it is first needed: most starts of the server never do. */
async function isCommon(password: string) {
  const { commonPasswords } = await import('./common-passwords');
  return commonPasswords.has(password.toLowerCase());
}

const shortestName = 4;
/** What has to stand beside a name for a password to be more than that name. */
const charactersBeside = 6;

const isOfNames = (password: string, names: readonly string[]) =>
  names
    .flatMap((name) => [name, ...name.split('@').slice(0, 1)])
    .map((name) => name.toLowerCase())
    .some(
      (name) =>
        name.length >= shortestName &&
        password.toLowerCase().includes(name) &&
        password.length - name.length < charactersBeside,
    );
