import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../../../platform/http/fair-queue';

/** OWASP's second choice for argon2id, the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

type Given = { password: string; sender: string };

/** A few checks and hashes at once, because file access needs the same threads. */
export type Passwords = {
  /** Checks a dummy for an unknown user, so that the time does not reveal users. */
  check: (passwordHash: string | undefined, given: Given) => Promise<boolean>;
  hash: (given: Given) => Promise<string>;
};

/** Older hashes may be of the NFD form, which some keyboards type. */
const verifyForms = async (passwordHash: string, password: string) =>
  (await verify(passwordHash, password)) ||
  (password !== password.normalize('NFD') &&
    (await verify(passwordHash, password.normalize('NFD'))));

export async function createPasswords(): Promise<Passwords> {
  const dummy = await hashPassword('nobody has this password');
  const inTurn = createFairQueue({ atOnce: 4, waiting: 100, waitingEach: 10 });

  return {
    async check(passwordHash, { password, sender }) {
      const isRight = await inTurn(sender, () => verifyForms(passwordHash ?? dummy, password));
      return passwordHash !== undefined && isRight;
    },
    hash: ({ password, sender }) => inTurn(sender, () => hashPassword(password)),
  };
}
