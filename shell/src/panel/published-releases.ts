import * as v from 'valibot';

/** Where staff reads what is published. */
export const releasesPath = '/mfe/releases';
/** Where staff chooses a release for its own browser. */
export const pinsPath = '/mfe/pins';

const publishedApplication = v.object({
  /** None, if there was never more than a canary. */
  live: v.exactOptional(v.string()),
  /** When it went live, as ISO 8601. */
  since: v.exactOptional(v.string()),
  previous: v.exactOptional(v.string()),
  canary: v.exactOptional(v.object({ id: v.string(), percent: v.number() })),
  /** It is switched off, with these words. */
  disabled: v.exactOptional(v.object({ message: v.string(), since: v.string() })),
  /** Ids of all releases that a browser may choose. */
  choosable: v.array(v.string()),
  /** By the id of each, who signed it and which sources it is of, in words; earlier sites do not say. */
  signed: v.optional(v.record(v.string(), v.string()), {}),
  /** By the id of a release that visitors get, what the site has counted since it runs. */
  counts: v.optional(
    v.record(v.string(), v.object({ loads: v.number(), failures: v.number() })),
    {},
  ),
});

/** What is published, and what this browser chose of it. */
export const publishedReleases = v.object({
  revision: v.number(),
  applications: v.record(v.string(), publishedApplication),
  /** By application, the id of the release. */
  pins: v.record(v.string(), v.string()),
});

/** The release that this browser wants of an application; null for what is live. */
export const pinChoice = v.strictObject({
  application: v.string(),
  release: v.nullable(v.string()),
});

export type PublishedApplication = v.InferOutput<typeof publishedApplication>;
export type PublishedReleases = v.InferOutput<typeof publishedReleases>;
export type PinChoice = v.InferOutput<typeof pinChoice>;
