import * as v from 'valibot';

/** Where pages tell how their releases did. */
export const loadReportsPath = '/mfe/loads';

/** Upper bounds in milliseconds of the time that a page took to come; more than the last is 0. */
export const loadTimes = [100, 300, 1000, 3000, 10_000, 0] as const;

/**
 * How the release did that a page wanted of an application:
 * `ok`, it came and was shown; `entry` or `chunk`, this script of it could not be had or ran into an error;
 * `render`, what it shows crashed; `took-over`, it failed and the last good release came in its place; `call`, the API
 * refused a call of it that does not follow the contract; `style`, it is shown without a style sheet of it that could
 * not be had.
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
 * What a page tells of one application, once: nothing that tells a person. A crash of what had come before, or a call
 * that the API refused, is told as well, beside it, and is no other load.
 */
export const loadReport = v.strictObject({
  application: v.string(),
  /** The release that was wanted first. */
  release: v.string(),
  /** The release of the shell that it ran in. */
  shell: v.string(),
  /** The pattern of the page's address. */
  route: v.string(),
  outcome: v.picklist(loadOutcomes),
  /** How often its script was asked for. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  time: v.picklist(loadTimes),
  /** It had come before, and has been told. */
  isLate: v.exactOptional(v.literal(true)),
});

/** A page knows few applications. */
export const loadReports = v.pipe(v.array(loadReport), v.maxLength(20));

export type LoadReport = v.InferOutput<typeof loadReport>;
