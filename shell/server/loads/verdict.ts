/** How a release did: of so many loads, so many failed. */
export type LoadCounts = { readonly loads: number; readonly failures: number };

/** A release fails more often than the other by as much: not worth a word, and not to be borne. */
const borne = 0.002;
const unbearable = 0.04;

/** Wald's bounds: a good release is taken back in one of a hundred cases at most, a bad one missed in five. */
const enough = Math.log(0.95 / 0.01);

/** What is known of a release of which nothing is known: one load in five hundred fails. */
const assumed: LoadCounts = { loads: 100, failures: 0.2 };

/** So many failures one address may have made up. */
const madeUp = 1;

/**
 * The share of loads that fail, from 0 to 1. Few figures say little, so that they count beside what is assumed,
 * and what one address alone may have told not at all.
 */
export const failureRate = ({ loads, failures }: LoadCounts) =>
  ((failures > madeUp ? failures : 0) + assumed.failures) / (loads + assumed.loads);

/**
 * Whether a release fails more often than another one: Wald's sequential test, which may be asked after each
 * load and needs no more of them than it takes.
 */
export function isWorse(release: LoadCounts, other: LoadCounts) {
  const rate = failureRate(other);
  // What goes wrong then is none of the release's doing.
  if (rate > 0.5) return false;
  const good = rate + borne;
  const bad = rate + unbearable;
  const { failures } = release;
  // Of a page that crashed long after it had come, the load may not be known.
  const successes = Math.max(0, release.loads - failures);
  return failures * Math.log(bad / good) + successes * Math.log((1 - bad) / (1 - good)) > enough;
}
