import { setTimeout as wait } from 'node:timers/promises';

/** Settles with the work, or fails after so many milliseconds; the work itself goes on. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const settled = new AbortController();
  const alarm = wait(milliseconds, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`It took more than ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    settled.abort();
  }
}
