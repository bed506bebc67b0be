import type { ReleaseSet } from '../releases/release-set';
import type { FoundPage } from './page-source';

/** In seconds. */
const trustedFor = 1;
const staleFor = 10;
const staleOnErrorFor = 86_400;

/** Browsers revalidate on each use; shared caches may store the page for `s-maxage`. */
const kept = `public, max-age=0, must-revalidate, s-maxage=${trustedFor}`;
const stale = `stale-while-revalidate=${staleFor}`;

/**
 * Pages that are the same for all visitors. `must-revalidate` is meant for browsers but would also
 * bind shared caches, so those that support RFC 9213 get a separate header. Only that one allows
 * stale pages on errors: nginx treats a deleted page as an error too and would serve the old one
 * for a day.
 */
export const publicPageHeaders = {
  'cache-control': `${kept}, ${stale}`,
  'cdn-cache-control': `max-age=${trustedFor}, ${stale}, stale-if-error=${staleOnErrorFor}`,
};

/** Replaces the cached page and is never served stale. */
const forNow = { 'cache-control': kept, 'cdn-cache-control': `max-age=${trustedFor}` };

/** Not stored, so a shared cache keeps its previous page. */
const forOnce = { 'cache-control': 'private, no-cache' };

const forOneBrowser = { 'cache-control': 'private, no-store' };

/** Returns the caching headers of a page. A page with release overrides is not cached at all. */
export function cacheHeadersOf(
  { conditions }: ReleaseSet,
  { status, isMakeshift }: Omit<FoundPage, 'page'>,
) {
  if (conditions.isPinned) return forOneBrowser;
  if (isMakeshift || conditions.isSafe || conditions.isDemo) return forOnce;
  return status === 200 ? publicPageHeaders : forNow;
}
