import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../http/problem';

/** OWASP's second choice for argon2id, the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

export type PasswordCheck = (passwordHash: string | undefined, given: string) => Promise<boolean>;

const atOnce = 4;
const maxWaiting = 100;

/**
 * For an unknown user a dummy is checked, so that time does not tell who exists. Few run at once:
 * they take the threads that file access needs too.
 */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const dummy = await hashPassword('nobody has this password');
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (passwordHash, given) => {
    if (running >= atOnce) await turn();
    else running += 1;
    try {
      const isRight = await verify(passwordHash ?? dummy, given);
      return passwordHash !== undefined && isRight;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  function turn() {
    if (waiting.length >= maxWaiting) throw busy();
    return new Promise<void>((resolve) => waiting.push(resolve));
  }
}

const busy = () =>
  new Problem(503, 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.', {
    headers: { 'retry-after': '5' },
  });
