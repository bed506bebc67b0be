import * as v from 'valibot';
import { composition } from '../../src/remotes/composition';

const knownAnswer = v.object({
  body: v.string(),
  etag: v.optional(v.string()),
  /** Hash of the body. */
  hash: v.string(),
});
export type KnownAnswer = v.InferOutput<typeof knownAnswer>;

/** A request of the site server to a renderer. */
export const renderRequest = v.object({
  ticket: v.number(),
  url: v.string(),
  /** Public origin of the site. */
  origin: v.string(),
  /** Known answers by path, which need no API call. Older site servers send none. */
  answers: v.optional(v.record(v.string(), knownAnswer), {}),
});

export type RenderRequest = v.InferOutput<typeof renderRequest>;

/** An API read on which a rendered page depends. */
const apiRead = v.object({
  path: v.string(),
  status: v.number(),
  etag: v.optional(v.string()),
  /** Hash of the body, to detect changes if the API sends no ETag. */
  hash: v.string(),
});
export type ApiRead = v.InferOutput<typeof apiRead>;

/** Metadata that a page describes during rendering. */
export const pageDescription = v.object({
  title: v.string(),
  description: v.optional(v.string()),
  isIndexed: v.boolean(),
  structuredData: v.optional(v.array(v.looseObject({ '@type': v.string() })), []),
});

const stylesheet = v.object({ name: v.string(), css: v.string() });

const renderedPage = v.object({
  /** React's elements for the document head: title, metadata, image preloads. */
  head: v.string(),
  body: v.string(),
  description: v.exactOptional(pageDescription),
  styles: v.array(stylesheet),
  /** Data of the rendered page, by resource key. */
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
    /** Stack of the error; older shells do not send it. */
    stack: v.exactOptional(v.string()),
    reads: v.array(apiRead),
  }),
]);
export type RenderAnswer = v.InferOutput<typeof renderAnswer>;

/** Settings of a renderer process; its releases never change while it runs. */
export const rendererSettings = v.object({
  releasesFolder: v.string(),
  apiUrl: v.string(),
  composition,
});
export type RendererSettings = v.InferOutput<typeof rendererSettings>;
