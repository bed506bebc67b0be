/** What the network's time corrects bit by bit, in milliseconds. */
const drift = 60_000;
/** So long a clock that was set forward must stay there before anything is deleted by it. */
const probation = 86_400_000;

/**
 * The time for what cannot be undone. A clock set back is believed at once, as that only puts off; one
 * set forward by mistake is put right again before a day has passed. Until then time goes on from
 * where it was, as the monotonic clock tells it.
 */
export function createCautiousClock() {
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

/** How far the clock is from the monotonic one. */
const offsetNow = () => Date.now() - performance.now();
