import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { PageRequest } from './requests';

/** Bytes at the best level of each compression. */
export type Weight = { readonly gzip: number; readonly brotli: number };

/** The dictionary is loaded after the page, for later pages. */
export type Kind = 'html' | 'scripts' | 'fonts' | 'art' | 'data' | 'dictionary';

export type WeightByKind = Readonly<Record<Kind, Weight>>;

/**
 * Weight of a visit by kind of file. Bodies are compressed here, so results are comparable between
 * servers.
 */
export async function weigh(requests: readonly PageRequest[]): Promise<WeightByKind> {
  const weights = {
    html: nothing,
    scripts: nothing,
    fonts: nothing,
    art: nothing,
    data: nothing,
    dictionary: nothing,
  };
  for (const request of requests) {
    const kind = kindOf(request);
    weights[kind] = add(weights[kind], await weightOf(await request.body()));
  }
  return weights;
}

export const sum = (weights: readonly Weight[]) => weights.reduce(add, nothing);

const nothing: Weight = { gzip: 0, brotli: 0 };

const add = (one: Weight, other: Weight): Weight => ({
  gzip: one.gzip + other.gzip,
  brotli: one.brotli + other.brotli,
});

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'art',
  Media: 'art',
};

const endings: Readonly<Record<string, Kind>> = {
  svg: 'art',
  png: 'art',
  webp: 'art',
  avif: 'art',
  dat: 'dictionary',
};

const kindOf = ({ type, url }: PageRequest): Kind =>
  kinds[type] ?? endings[url.split('.').at(-1) ?? ''] ?? 'data';

const known = new Map<string, Promise<Weight>>();

/** Cached, because pages share most files and compression is slow. */
function weightOf(body: Buffer): Promise<Weight> {
  const key = createHash('sha256').update(body).digest('hex');
  const weight = known.get(key) ?? measure(body);
  known.set(key, weight);
  return weight;
}

/** Compressed formats do not shrink and are sent unchanged. */
async function measure(body: Buffer): Promise<Weight> {
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(body, { level: 9 }),
    promisify(brotliCompress)(body),
  ]);
  return {
    gzip: Math.min(body.byteLength, zipped.byteLength),
    brotli: Math.min(body.byteLength, brotli.byteLength),
  };
}
