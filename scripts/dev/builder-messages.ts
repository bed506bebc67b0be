import { release } from '@portal/releases/release';
import { developmentState } from 'shell/development/development-state';
import * as v from 'valibot';

const application = v.object({ name: v.string(), folder: v.string(), isShell: v.boolean() });

export const builderSettings = v.object({
  platform: v.picklist(['browser', 'node']),
  applications: v.pipe(v.array(application), v.readonly()),
  /** Output folder of the build. */
  releasesFolder: v.string(),
  /** webpack's cache. */
  cacheFolder: v.string(),
});

export type BuilderSettings = v.InferOutput<typeof builderSettings>;

const built = v.object({
  kind: v.literal('built'),
  name: v.string(),
  /** Hash of the last successful build, if any. */
  hash: v.exactOptional(v.string()),
  /** Release of that build; missing for renderer builds. */
  release: v.exactOptional(release),
  problems: developmentState.entries.problems,
});

export type Built = v.InferOutput<typeof built>;

/** Sent after each build and, on request, when all builds are up to date. */
export const builderMessage = v.variant('kind', [built, v.object({ kind: v.literal('settled') })]);

export type BuilderMessage = v.InferOutput<typeof builderMessage>;
