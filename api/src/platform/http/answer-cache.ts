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

/** A change of the topic's rows invalidates the response. */
export type CachedRead = { topic: string; key: string; build: () => Promise<unknown> };

const maxEntries = 2_000;
/** Shorter responses save no packet. */
const minCompressedBytes = 1_000;

/**
 * Builds and compresses public responses once, then sends them until their rows change. While
 * changes may be missed, `isReliable` is false and nothing is cached.
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
      // Invalidated meanwhile, so the response may show outdated rows.
      if (entries.get(name) !== made) return;
      if (answer) entries.set(name, answer);
      else entries.delete(name);
    };
    made.then(replace, () => replace());
    return made;
  }

  return {
    /** Avoids a promise for a cached response, the usual case. */
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
