import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preferredEncoding, type ContentEncoding } from '@portal/server/content-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

type Body = { bytes: Buffer; headers: Readonly<Record<string, string>> };
type Answer = { etag: string; bodies: Readonly<Record<ContentEncoding, Body>> };

/** What an answer is made of; a change of its topic ends it. */
const topics = ['offers', 'parameters', 'places'] as const;
export type CacheTopic = (typeof topics)[number];

export const isCacheTopic = (name: string): name is CacheTopic =>
  topics.some((topic) => topic === name);

export type CachedRead = { topic: CacheTopic; key: string; build: () => Promise<unknown> };

const maxEntries = 2_000;
/** Below this a compressed answer saves no packet. */
const minCompressedBytes = 1_000;

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Public reads as finished bytes: built and compressed once, then sent until their rows change.
 * While changes cannot be heard, `isReliable` is false and every answer is built anew.
 */
export function createAnswerCache(isReliable: () => boolean) {
  const entries = new Map<string, Answer | Promise<Answer>>();
  const generations = new Map<CacheTopic, number>();
  const generationOf = (topic: CacheTopic) => generations.get(topic) ?? 0;

  function read({ topic, key, build }: CachedRead): Answer | Promise<Answer> {
    if (!isReliable()) return build().then(makeAnswer);
    const name = `${topic} ${generationOf(topic)} ${key}`;
    const known = entries.get(name);
    if (known) return known;

    if (entries.size >= maxEntries) entries.clear();
    const made = build().then(makeAnswer);
    entries.set(name, made);
    const replace = (answer?: Answer) => {
      // It may have been forgotten meanwhile.
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

    forget(topic: CacheTopic) {
      // A build that is under way belongs to the generation before the change.
      generations.set(topic, generationOf(topic) + 1);
      for (const name of entries.keys()) if (name.startsWith(`${topic} `)) entries.delete(name);
    },

    forgetAll() {
      for (const topic of topics) this.forget(topic);
    },
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
