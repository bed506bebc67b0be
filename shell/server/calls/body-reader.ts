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

/** Limits of memory for bodies of open calls, in bytes: in total and per address. */
const held = { mostBytes: 128 * 1024 * 1024, mostOfSubject: 32 * 1024 * 1024 };

/**
 * Reads the whole body before calling the API, so that slow clients hold no API connection and too
 * large bodies never reach it. The request timeout limits the duration.
 */
export function addBodyReader(app: FastifyInstance) {
  const budget = createByteBudget(held);
  const shares = new WeakMap<FastifyRequest, ByteShare>();

  app.addHook('onRequest', (request, reply, done) => {
    const share = budget.open(addressSubject(request.ip));
    shares.set(request, share);
    // Runs for every end of the call.
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
        // Only received bytes count, so an announced but unsent body uses no budget.
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
  // Keeps the connection open for the answer to a refused call.
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
