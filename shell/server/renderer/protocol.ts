import * as v from 'valibot';
import { composition } from '../../src/remotes/composition';

/** What the API answers at a path, as far as the site knows. */
const knownAnswer = v.object({
  body: v.string(),
  etag: v.optional(v.string()),
  /** Of the body. */
  hash: v.string(),
});
export type KnownAnswer = v.InferOutput<typeof knownAnswer>;

/** What the site server asks of a renderer process. */
export const renderRequest = v.object({
  ticket: v.number(),
  /** Path and query of the page. */
  url: v.string(),
  /** Where the public reaches the site. */
  origin: v.string(),
  /** By path, what a page reads without asking the API; a site from before knows none. */
  answers: v.optional(v.record(v.string(), knownAnswer), {}),
});

export type RenderRequest = v.InferOutput<typeof renderRequest>;

/** One read of the API that a rendered page rests on. */
const apiRead = v.object({
  path: v.string(),
  status: v.number(),
  etag: v.optional(v.string()),
  /** Of the body, to tell a change where the API sends no ETag. */
  hash: v.string(),
});
export type ApiRead = v.InferOutput<typeof apiRead>;

/** What a page that is made of data said of itself. */
export const pageDescription = v.object({
  title: v.string(),
  description: v.optional(v.string()),
  isIndexed: v.boolean(),
  structuredData: v.optional(v.array(v.looseObject({ '@type': v.string() })), []),
});

const stylesheet = v.object({ name: v.string(), css: v.string() });

const renderedPage = v.object({
  /** What React wants in the document's head: title, metadata, image preloads. */
  head: v.string(),
  body: v.string(),
  description: v.exactOptional(pageDescription),
  styles: v.array(stylesheet),
  /** The JSON that the page was rendered with, by resource key. */
  data: v.record(v.string(), v.unknown()),
  reads: v.array(apiRead),
});
export type RenderedPage = v.InferOutput<typeof renderedPage>;

export const renderAnswer = v.variant('kind', [
  v.object({ kind: v.literal('page'), ticket: v.number(), page: renderedPage }),
  v.object({
    kind: v.literal('failure'),
    ticket: v.number(),
    reason: v.string(),
    /** Of what was thrown; a shell from before does not tell. */
    stack: v.exactOptional(v.string()),
    reads: v.array(apiRead),
  }),
]);
export type RenderAnswer = v.InferOutput<typeof renderAnswer>;

/** Given to a renderer when it starts: releases never change under a running process. */
export const rendererSettings = v.object({
  releasesFolder: v.string(),
  apiUrl: v.string(),
  composition,
});
export type RendererSettings = v.InferOutput<typeof rendererSettings>;
