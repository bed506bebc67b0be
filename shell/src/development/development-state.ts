import * as v from 'valibot';

/** Why the sources of an application, or the set that they are part of, cannot be shown as they are, or fail. */
export const problem = v.object({
  /** In one sentence. */
  title: v.string(),
  /** Where it is, by the path within the repository. */
  place: v.exactOptional(v.object({ file: v.string(), line: v.number() })),
  /** The lines of the file about it. */
  excerpt: v.array(v.object({ line: v.number(), text: v.string() })),
  /** What the tool that met it says, in its own words. */
  detail: v.string(),
});

export type Problem = v.InferOutput<typeof problem>;

/** What the development server tells open pages, whenever it changes. */
export const developmentState = v.object({
  /** By application, the build that is there now. */
  builds: v.record(v.string(), v.string()),
  /** By application, the hash that its entry has now. Tools from before do not tell. */
  entries: v.exactOptional(v.record(v.string(), v.string())),
  /** By application, the names of the style sheets of all its pages. */
  sheets: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  problems: v.array(problem),
});

export type DevelopmentState = v.InferOutput<typeof developmentState>;

/** Where the server tells it. */
export const developmentEvents = '/dev/events';

/** What failed in an open page. */
export const pageCause = v.object({
  application: v.string(),
  page: v.string(),
  /** What it says of itself, with its stack. */
  text: v.string(),
});

export type PageCause = v.InferOutput<typeof pageCause>;

/** Where a page asks what problem of its sources that is. */
export const developmentCauses = '/dev/causes';
