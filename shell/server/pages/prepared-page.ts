import { createHash } from 'node:crypto';
import { compressed, type Bodies } from '../compressed';
import type { ReleaseSet } from '../releases/release-set';
import { contentPolicy } from '../security-headers';
import type { PageContent } from './page-content';
import { pageDocument } from './page-document';
import type { RequestedPage } from './requested-page';

/** A page ready to be sent: compression and policy are computed once, not per request. */
export type PreparedPage = {
  readonly etag: string;
  readonly bodies: Bodies;
  readonly contentPolicy: (host: string) => string;
};

export async function preparePage(
  releaseSet: ReleaseSet,
  requested: RequestedPage,
  content: PageContent,
): Promise<PreparedPage> {
  const html = pageDocument(releaseSet, requested, content);
  const identity = Buffer.from(html);
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: await compressed(identity),
    contentPolicy: contentPolicy(html, releaseSet, content.company),
  };
}
