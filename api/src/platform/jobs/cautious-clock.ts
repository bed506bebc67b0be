/** Milliseconds of normal adjustment by the network time. */
const drift = 60_000;
/** Milliseconds until a clock set forward is used for deletions. */
const probation = 86_400_000;

/**
 * Returns a clock for deletions. Set back, it is believed at once: that only delays them. Set
 * forward by mistake, it is usually corrected within a day; until then the old time continues by
 * the monotonic clock.
 */
export function createDeletionClock() {
  let believed = offsetNow();
  let ahead: { offset: number; since: number } | undefined;

  return function now(): Date {
    const told = offsetNow();
    if (told <= believed + drift || hasStayed(told)) {
      believed = told;
      ahead = undefined;
    }
    return new Date(performance.now() + believed);
  };

  function hasStayed(told: number) {
    if (!ahead || told > ahead.offset + drift) ahead = { offset: told, since: performance.now() };
    return performance.now() - ahead.since >= probation;
  }
}

const offsetNow = () => Date.now() - performance.now();
