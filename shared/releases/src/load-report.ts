import * as v from 'valibot';

/** Path for load reports of pages. */
export const loadReportsPath = '/mfe/loads';

/** Upper bounds of loading times, in milliseconds; 0 means longer than the last one. */
export const loadTimes = [100, 300, 1000, 3000, 10_000, 0] as const;

/**
 * Outcomes of a release in a page.
 * - `ok`: loaded and rendered.
 * - `entry`, `chunk`: this script could not be loaded or threw an error.
 * - `render`: crashed while rendering.
 * - `took-over`: failed and was replaced by the fallback.
 * - `call`: the API refused a call that violates the contract.
 * - `style`: rendered without a style sheet that could not be loaded.
 */
export const loadOutcomes = [
  'ok',
  'entry',
  'chunk',
  'render',
  'took-over',
  'call',
  'style',
] as const;

/**
 * Load report of a page about one application, without personal data. Later crashes and refused
 * calls are reported as well, but do not count as loads.
 */
export const loadReport = v.strictObject({
  application: v.string(),
  /** Release that was requested first. */
  release: v.string(),
  shell: v.string(),
  route: v.string(),
  outcome: v.picklist(loadOutcomes),
  /** Number of attempts to load its script. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  time: v.picklist(loadTimes),
  /** True for an event after the load was reported. */
  isLate: v.exactOptional(v.literal(true)),
});

/** A page uses few applications. */
export const loadReports = v.pipe(v.array(loadReport), v.maxLength(20));

export type LoadReport = v.InferOutput<typeof loadReport>;
