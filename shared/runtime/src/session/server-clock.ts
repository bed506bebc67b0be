/** In milliseconds: less is the time that an answer is under way. */
const notable = 60_000;

let ahead = 0;

/** The time of the server, in milliseconds since 1970: the clock of a visitor's device may be hours off. */
export const serverNow = () => Date.now() - ahead;

/** Takes note of when the server has made what has just come, in seconds; returns how far the device is ahead, in milliseconds. */
export function compareClocks(madeAt: number | undefined): number {
  const difference = madeAt === undefined ? 0 : Date.now() - madeAt * 1000;
  return restoreClock(Math.abs(difference) < notable ? 0 : difference);
}

/** Goes on with what an earlier page has found out; anything else counts as nothing. */
export function restoreClock(difference: number): number {
  ahead = Number.isFinite(difference) ? difference : 0;
  return ahead;
}
