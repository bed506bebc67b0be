import type { Site } from '../releases/compose-site';
import type { FoundPage } from './page-source';

/**
 * Browsers ask each time whether a page changed. Caches that many share, such as nginx, Varnish or a CDN, keep
 * it for a second, and go on with it for ten while they fetch the next one (RFC 5861).
 */
const forEverybody = {
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=10',
  // For a CDN (RFC 9213): also for a day while the site is away. nginx would take a page that is gone for an error.
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
};

const forOne = { 'cache-control': 'private, no-cache' };

const always = { 'cache-control': 'no-cache' };

/** How long which caches may keep a page: not at all what one browser chose, no error, and no stopgap. */
export function pageFreshness(
  { isPinned = false }: Site,
  { status, isStandIn = false }: FoundPage,
) {
  if (isPinned) return forOne;
  return status === 200 && !isStandIn ? forEverybody : always;
}
