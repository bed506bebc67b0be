import { release } from '@portal/releases/release';
import { developmentState } from 'shell/development/development-state';
import * as v from 'valibot';

/** What a builder is told when it starts. */
export const builderSettings = v.object({
  application: v.object({ name: v.string(), folder: v.string(), isShell: v.boolean() }),
  /** The releases folder that it builds into. */
  releasesFolder: v.string(),
  /** Where webpack remembers. */
  cacheFolder: v.string(),
});

export type BuilderSettings = v.InferOutput<typeof builderSettings>;

/** What a builder tells after each build for browsers, and asked to, once its release is whole. */
export const builderMessage = v.variant('kind', [
  v.object({
    kind: v.literal('built'),
    /** Of the last build that succeeded. */
    hash: v.optional(v.string()),
    /** What that build makes, if there was one. */
    release: v.optional(release),
    problems: developmentState.entries.problems,
  }),
  v.object({ kind: v.literal('settled') }),
]);

export type BuilderMessage = v.InferOutput<typeof builderMessage>;
