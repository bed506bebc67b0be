import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

type Encoding = 'br' | 'gzip' | 'identity';
type Answer = { etag: string; bodies: Readonly<Record<Encoding, Buffer>> };

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
  const entries = new Map<string, Promise<Answer>>();
  const generations = new Map<CacheTopic, number>();
  const generationOf = (topic: CacheTopic) => generations.get(topic) ?? 0;

  async function read({ topic, key, build }: CachedRead): Promise<Answer> {
    if (!isReliable()) return makeAnswer(await build());
    const name = `${topic} ${generationOf(topic)} ${key}`;
    const known = entries.get(name);
    if (known) return known;

    if (entries.size >= maxEntries) entries.clear();
    const made = build().then(makeAnswer);
    entries.set(name, made);
    // What failed is tried again by the next caller.
    made.catch(() => entries.delete(name));
    return made;
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, cached: CachedRead) {
      const { etag, bodies } = await read(cached);
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Authorization' });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();

      const encoding = bestEncoding(request.headers['accept-encoding']);
      const body = bodies[encoding];
      if (body !== bodies.identity) reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(body);
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

async function makeAnswer(content: unknown): Promise<Answer> {
  const identity = Buffer.from(JSON.stringify(content));
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  if (identity.length < minCompressedBytes) {
    return { etag, bodies: { identity, gzip: identity, br: identity } };
  }
  const [zipped, brotli] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { etag, bodies: { identity, gzip: zipped, br: brotli } };
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;

function bestEncoding(accepted = ''): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
