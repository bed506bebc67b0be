import { setTimeout as wait } from 'node:timers/promises';

/** Resolves with the work, or fails after the timeout; the work itself continues. */
export async function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  const settled = new AbortController();
  const alarm = wait(milliseconds, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`Timed out after ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    settled.abort();
  }
}
