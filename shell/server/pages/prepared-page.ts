import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '@portal/server/content-encoding';
import type { Site } from '../releases/compose-site';
import { contentPolicy } from '../security-headers';

/** A page ready to be sent, compressed once and not for each request. */
export type PreparedPage = {
  readonly etag: string;
  readonly bodies: Readonly<Record<ContentEncoding, Buffer>>;
  readonly contentPolicy: (host: string) => string;
};

/** More would take longer than it saves on the way, as pages are rendered on demand. */
const brotliQuality = 5;

export async function preparePage(html: string, site: Site): Promise<PreparedPage> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br, gzip: gz, identity },
    contentPolicy: contentPolicy(html, site),
  };
}
