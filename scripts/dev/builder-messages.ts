import { release } from '@portal/releases/release';
import { developmentState } from 'shell/development/development-state';
import * as v from 'valibot';

const application = v.object({ name: v.string(), folder: v.string(), isShell: v.boolean() });

/** What a builder is told when it starts. */
export const builderSettings = v.object({
  platform: v.picklist(['browser', 'node']),
  applications: v.pipe(v.array(application), v.readonly()),
  /** The releases folder that it builds into. */
  releasesFolder: v.string(),
  /** Where webpack remembers. */
  cacheFolder: v.string(),
});

export type BuilderSettings = v.InferOutput<typeof builderSettings>;

const built = v.object({
  kind: v.literal('built'),
  name: v.string(),
  /** Of the last build that succeeded, if one did. */
  hash: v.exactOptional(v.string()),
  /** What that build makes; a build for the renderer does not say. */
  release: v.exactOptional(release),
  problems: developmentState.entries.problems,
});

export type Built = v.InferOutput<typeof built>;

/** What a builder tells after each build, and, asked for it, once all it has built is up to date. */
export const builderMessage = v.variant('kind', [built, v.object({ kind: v.literal('settled') })]);

export type BuilderMessage = v.InferOutput<typeof builderMessage>;
