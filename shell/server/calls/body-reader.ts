import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { curriculumTooBig } from '@portal/contract/curriculum';
import { maxCallBytes, maxUploadBytes } from '@portal/contract/request-limits';
import { addressSubject } from '@portal/server/address-subject';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { createByteBudget, type ByteShare } from './byte-budget';

type BodyKind = { readonly mostBytes: number; readonly tooBig?: string };

const call: BodyKind = { mostBytes: maxCallBytes };
const upload: BodyKind = { mostBytes: maxUploadBytes, tooBig: curriculumTooBig };

/** So many bytes of unanswered calls are held at once, of all and of one address. */
const held = { mostBytes: 128 * 1024 * 1024, mostOfSubject: 32 * 1024 * 1024 };

/**
 * Reads the body of a call whole before the API is asked: who sends slowly holds no connection of the
 * API, and a body over the limit never reaches it. How long that may take is the server's own limit.
 */
export function addBodyReader(app: FastifyInstance) {
  const budget = createByteBudget(held);
  const shares = new WeakMap<FastifyRequest, ByteShare>();

  app.addHook('onRequest', (request, reply, done) => {
    const share = budget.open(addressSubject(request.ip));
    shares.set(request, share);
    // However the call ends.
    reply.raw.once('close', share.close);
    done();
  });

  const reader = ({ mostBytes, tooBig }: BodyKind) => {
    const check = (bytes: number) => {
      if (bytes > mostBytes) throw new Refusal(413, tooBig);
    };
    return async (request: FastifyRequest, body: IncomingMessage) => {
      check(Number(request.headers['content-length'] ?? 0));
      const chunks = await readChunks(body, (bytes) => {
        check(bytes);
        // What is announced and never sent takes nobody's place.
        if (!shares.get(request)?.holds(bytes)) throw new Refusal(503);
      });
      return Readable.from(chunks, { objectMode: false });
    };
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', reader(upload));
  app.addContentTypeParser('*', reader(call));
}

async function readChunks(body: IncomingMessage, check: (bytes: number) => void) {
  // Whoever is refused gets the answer on the same connection.
  const arriving: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of arriving) {
    bytes += chunk.length;
    check(bytes);
    chunks.push(chunk);
  }
  return chunks;
}
