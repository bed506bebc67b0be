import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../../platform/http/fair-queue';

/** OWASP's second choice for argon2id, the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

type Given = { password: string; sender: string };

export type PasswordCheck = (passwordHash: string | undefined, given: Given) => Promise<boolean>;

/**
 * For an unknown user a dummy is checked, so that time does not tell who exists. Few run at once:
 * they take the threads that file access needs too.
 */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const dummy = await hashPassword('nobody has this password');
  const inTurn = createFairQueue({ atOnce: 4, waiting: 100, waitingEach: 10 });

  return async (passwordHash, { password, sender }) => {
    const isRight = await inTurn(sender, () => verify(passwordHash ?? dummy, password));
    return passwordHash !== undefined && isRight;
  };
}
