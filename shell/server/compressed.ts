import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preferredEncoding, type ContentEncoding } from '@portal/server/content-encoding';
import type { FastifyReply } from 'fastify';

export type Bodies = Readonly<Record<ContentEncoding, Buffer>>;

/**
 * Brotli level for pages rendered on demand; a higher one costs more time than it saves in
 * transfer.
 */
const quickQuality = 5;

/** Brotli level for files that are compressed once. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

export async function compressed(identity: Buffer, quality = quickQuality): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return { br, gzip: gz, identity };
}

/** Sends the body in the encoding that the client prefers. */
export function sendBody(reply: FastifyReply, bodies: Bodies) {
  const encoding = preferredEncoding(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
