import * as v from 'valibot';

/** A reason why the sources of an application, or its release set, do not build or run. */
export const problem = v.object({
  /** One sentence. */
  title: v.string(),
  /** Position, with the path in the repository. */
  place: v.exactOptional(v.object({ file: v.string(), line: v.number() })),
  /** The lines around it. */
  excerpt: v.array(v.object({ line: v.number(), text: v.string() })),
  /** Original message of the tool. */
  detail: v.string(),
});

export type Problem = v.InferOutput<typeof problem>;

/** State that the development server sends to open pages on each change. */
export const developmentState = v.object({
  /** Current build of each application. */
  builds: v.record(v.string(), v.string()),
  /** Current entry hash of each application. Older tools do not send it. */
  entries: v.exactOptional(v.record(v.string(), v.string())),
  /** Style sheets of all pages of each application. */
  sheets: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  problems: v.array(problem),
});

export type DevelopmentState = v.InferOutput<typeof developmentState>;

/** Event stream of the state. */
export const developmentEvents = '/dev/events';

export const pageCause = v.object({
  application: v.string(),
  page: v.string(),
  /** Its message with the stack. */
  text: v.string(),
});

export type PageCause = v.InferOutput<typeof pageCause>;

/** Endpoint that maps an error to a problem in the sources. */
export const developmentCauses = '/dev/causes';
