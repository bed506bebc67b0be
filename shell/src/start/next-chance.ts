import { tellCause } from './tell-cause';

/** Pauses before the next tries, in milliseconds; the last one stays. */
const pauses = [5000, 10_000, 20_000, 40_000, 60_000];

/**
 * Waits until what failed may succeed: the network is back, somebody looks at the page again, or some
 * time has passed. After each failure it takes longer.
 */
export function nextChance(failures: number) {
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
  /** Ends the tries; what they should bring never comes then. */
  readonly signal?: AbortSignal;
};

/** Tries until it succeeds, as often as there is a chance; the console tells why it failed. */
export async function untilItWorks<T>(
  attempt: () => Promise<T>,
  { onFailure, signal }: Trying = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    if (signal?.aborted) return new Promise<T>(() => undefined);
    try {
      return await attempt();
    } catch (cause) {
      tellCause(cause);
      onFailure?.();
      await nextChance(failures);
    }
  }
}
