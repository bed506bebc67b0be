import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '@portal/server/content-encoding';

/** More would take longer than it saves on the way, as pages are rendered on demand. */
const brotliQuality = 5;

/** A body in each encoding, made once and not for each request. */
export async function compressed(identity: Buffer): Promise<Record<ContentEncoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return { br, gzip: gz, identity };
}
