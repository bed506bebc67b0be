export type LoadCounts = { readonly loads: number; readonly failures: number };

/** Increase of the failure rate that is ignored, and increase that must be detected. */
const negligibleIncrease = 0.002;
const tolerance = 0.04;

/** Wald's bound: takes back at most 1 % of good releases and misses 5 % of bad ones. */
const enough = Math.log(0.95 / 0.01);

/** Prior for a release without data: one failure in 500 loads. */
const assumed: LoadCounts = { loads: 100, failures: 0.2 };

/** Failures that a single address may have invented. */
const madeUp = 1;

/**
 * From 0 to 1, combined with the prior because small counts are unreliable. Ignores failures that
 * one address may have invented.
 */
export const failureRate = ({ loads, failures }: LoadCounts) =>
  ((failures > madeUp ? failures : 0) + assumed.failures) / (loads + assumed.loads);

/** Wald's sequential test: it may be repeated after each load and needs few of them. */
export function isWorse(release: LoadCounts, other: LoadCounts) {
  const rate = failureRate(other);
  // At such a rate the cause is not the release.
  if (rate > 0.5) return false;
  const good = rate + negligibleIncrease;
  const bad = rate + tolerance;
  const { failures } = release;
  // For a late crash the load itself may not have been counted.
  const successes = Math.max(0, release.loads - failures);
  return failures * Math.log(bad / good) + successes * Math.log((1 - bad) / (1 - good)) > enough;
}
