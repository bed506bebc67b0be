import { logCauseOnce } from './log-cause';

/** Delays before the next tries, in milliseconds; the last one repeats. */
const pauses = [5000, 10_000, 20_000, 40_000, 60_000];

/**
 * Waits before a retry: until the network is back, the visibility changes or a delay has passed.
 * The delay grows with each failure.
 */
export function waitForRetry(failures: number) {
  const listening = new AbortController();
  const options = { once: true, signal: listening.signal };
  const chance = new Promise<unknown>((resolve) => {
    setTimeout(resolve, pauses[Math.min(failures, pauses.length) - 1]);
    window.addEventListener('online', resolve, options);
    document.addEventListener('visibilitychange', resolve, options);
  });
  return chance.finally(() => listening.abort());
}

type Trying = {
  readonly onFailure?: () => void;
  /** Stops the tries; the promise then never settles. */
  readonly signal?: AbortSignal;
};

/** Retries until it succeeds. Logs each different cause once. */
export async function retryUntilSuccess<T>(
  attempt: () => Promise<T>,
  { onFailure, signal }: Trying = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    if (signal?.aborted) return new Promise<T>(() => undefined);
    try {
      return await attempt();
    } catch (cause) {
      logCauseOnce(cause);
      onFailure?.();
      await waitForRetry(failures);
    }
  }
}
