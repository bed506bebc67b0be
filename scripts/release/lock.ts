import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '@portal/server/lock-file';

const pause = 20;

type LockOptions = {
  /** How long others may hold it, in milliseconds; most need it for a few. */
  readonly longestWait?: number;
};

/** Runs what only one may do at a time, as soon as nobody else does. */
export async function withLock<T>(
  file: string,
  run: () => Promise<T>,
  { longestWait = 10_000 }: LockOptions = {},
): Promise<T> {
  const lock = await waitForLock(file, longestWait);
  try {
    return await run();
  } finally {
    lock.release();
  }
}

async function waitForLock(file: string, longestWait: number) {
  const deadline = performance.now() + longestWait;
  for (;;) {
    const lock = takeLock(file);
    if (lock) return lock;
    if (performance.now() > deadline) {
      throw new Error(`Otro proceso ocupa ${file}; espera a que termine e inténtalo de nuevo.`);
    }
    await delay(pause);
  }
}
