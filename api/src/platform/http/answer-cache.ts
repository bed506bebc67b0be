import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preferredEncoding, type ContentEncoding } from '@portal/server/content-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

type Body = { bytes: Buffer; headers: Readonly<Record<string, string>> };
type Answer = { etag: string; bodies: Readonly<Record<ContentEncoding, Body>> };

/** The topic is what the answer is made of; a change of it ends the answer. */
export type CachedRead = { topic: string; key: string; build: () => Promise<unknown> };

const maxEntries = 2_000;
/** Below this a compressed answer saves no packet. */
const minCompressedBytes = 1_000;

/**
 * Public reads as finished bytes: built and compressed once, then sent until their rows change.
 * While changes cannot be heard, `isReliable` is false and every answer is built again.
 */
export function createAnswerCache(isReliable: () => boolean) {
  const entries = new LRUCache<string, Answer | Promise<Answer>>({ max: maxEntries });

  function read({ topic, key, build }: CachedRead): Answer | Promise<Answer> {
    if (!isReliable()) return build().then(makeAnswer);
    const name = `${topic} ${key}`;
    const known = entries.get(name);
    if (known) return known;

    const made = build().then(makeAnswer);
    entries.set(name, made);
    const replace = (answer?: Answer) => {
      // It may have been forgotten meanwhile: then it tells of rows as they were.
      if (entries.get(name) !== made) return;
      if (answer) entries.set(name, answer);
      // What failed is tried again by the next caller.
      else entries.delete(name);
    };
    made.then(replace, () => replace());
    return made;
  }

  return {
    /** Without a promise when the answer is there, as it mostly is. */
    send(request: FastifyRequest, reply: FastifyReply, cached: CachedRead) {
      const answer = read(cached);
      if (!(answer instanceof Promise)) return sendAnswer(request, reply, answer);
      return answer.then((made) => sendAnswer(request, reply, made));
    },

    forget(topic: string) {
      for (const name of entries.keys()) if (name.startsWith(`${topic} `)) entries.delete(name);
    },

    forgetAll: () => entries.clear(),
  };
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: Answer) {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (isKnown(known, etag))
    return reply
      .code(304)
      .headers({ etag, ...freshness })
      .send();
  const { bytes, headers } = bodies[preferredEncoding(accepted)];
  return reply.headers(headers).send(bytes);
}

const freshness = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Authorization' };

async function makeAnswer(content: unknown): Promise<Answer> {
  const identity = Buffer.from(JSON.stringify(content));
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const headers = { etag, ...freshness, 'content-type': 'application/json; charset=utf-8' };
  const plain = { bytes: identity, headers };
  if (identity.length < minCompressedBytes) {
    return { etag, bodies: { identity: plain, gzip: plain, br: plain } };
  }
  const [zipped, brotli] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  const encoded = (encoding: ContentEncoding, bytes: Buffer) => ({
    bytes,
    headers: { ...headers, 'content-encoding': encoding },
  });
  return {
    etag,
    bodies: { identity: plain, gzip: encoded('gzip', zipped), br: encoded('br', brotli) },
  };
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
