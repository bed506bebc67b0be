import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preferredEncoding, type ContentEncoding } from '@portal/server/content-encoding';
import type { FastifyReply } from 'fastify';

/** A body in each encoding. */
export type Bodies = Readonly<Record<ContentEncoding, Buffer>>;

/** More would take longer than it saves on the way, as pages are rendered on demand. */
const quickQuality = 5;

/** Of Brotli, for what is made once and stays. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

/** Made once and not for each request. */
export async function compressed(identity: Buffer, quality = quickQuality): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return { br, gzip: gz, identity };
}

/** Sends the body that whoever asked likes best. */
export function sendBody(reply: FastifyReply, bodies: Bodies) {
  const encoding = preferredEncoding(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
