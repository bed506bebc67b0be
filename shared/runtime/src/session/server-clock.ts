/** Smaller differences are network delay, in milliseconds. */
const notable = 60_000;

let ahead = 0;

/** Server time in milliseconds since 1970: the clock of a visitor's device may be hours off. */
export const serverNow = () => Date.now() - ahead;

/**
 * Compares the clocks by the server time of a token, in seconds. Returns how far the device is
 * ahead, in milliseconds.
 */
export function compareClocks(madeAt: number | undefined): number {
  const difference = madeAt === undefined ? 0 : Date.now() - madeAt * 1000;
  return restoreClock(Math.abs(difference) < notable ? 0 : difference);
}

/**
 * Restores the difference measured by an earlier page, in milliseconds; invalid values count as 0.
 */
export function restoreClock(difference: number): number {
  ahead = Number.isFinite(difference) ? difference : 0;
  return ahead;
}
