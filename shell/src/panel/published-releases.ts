import * as v from 'valibot';

/** Endpoint with the published releases, for staff. */
export const releasesPath = '/mfe/releases';
/** Endpoint to choose a release for this browser, for staff. */
export const overridesPath = '/mfe/pins';

const publishedApplication = v.object({
  /** Undefined if the application has only had a canary release. */
  live: v.exactOptional(v.string()),
  /** Time when it went live, in ISO 8601. */
  since: v.exactOptional(v.string()),
  previous: v.exactOptional(v.string()),
  canary: v.exactOptional(v.object({ id: v.string(), percent: v.number() })),
  /** Set while the application is disabled, with the text for visitors. */
  disabled: v.exactOptional(v.object({ message: v.string(), since: v.string() })),
  /** Ids of all releases that a browser may choose. */
  choosable: v.array(v.string()),
  /** Signer and sources of each release, as text by release id. Earlier sites do not send it. */
  signed: v.optional(v.record(v.string(), v.string()), {}),
  /** Loads and failures of the releases that visitors receive, by release id. */
  counts: v.optional(
    v.record(v.string(), v.object({ loads: v.number(), failures: v.number() })),
    {},
  ),
});

/** Published releases and the overrides of this browser. */
export const publishedReleases = v.object({
  revision: v.number(),
  applications: v.record(v.string(), publishedApplication),
  pins: v.record(v.string(), v.string()),
});

/** The release that this browser chooses for an application; null for the live one. */
export const overrideChoice = v.strictObject({
  application: v.string(),
  release: v.nullable(v.string()),
});

export type PublishedApplication = v.InferOutput<typeof publishedApplication>;
export type PublishedReleases = v.InferOutput<typeof publishedReleases>;
export type OverrideChoice = v.InferOutput<typeof overrideChoice>;
