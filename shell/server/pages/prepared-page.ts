import { createHash } from 'node:crypto';
import { compressed, type Bodies } from '../compressed';
import type { Site } from '../releases/compose-site';
import { contentPolicy } from '../security-headers';

/** A page ready to be sent, compressed once and not for each request. */
export type PreparedPage = {
  readonly etag: string;
  readonly bodies: Bodies;
  readonly contentPolicy: (host: string) => string;
};

export async function preparePage(html: string, site: Site): Promise<PreparedPage> {
  const identity = Buffer.from(html);
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: await compressed(identity),
    contentPolicy: contentPolicy(html, site),
  };
}
