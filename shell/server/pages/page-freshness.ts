import type { Site } from '../releases/compose-site';
import type { FoundPage } from './page-source';

/** In seconds. */
const trustedFor = 1;
const staleFor = 10;
const staleOnErrorFor = 86_400;

/** Browsers ask each time; a cache in front may hand it out for so long. */
const kept = `public, max-age=0, must-revalidate, s-maxage=${trustedFor}`;
const stale = `stale-while-revalidate=${staleFor}`;

/**
 * What everybody gets. `must-revalidate` is for browsers, which may not show what is stale; for a cache in front
 * it would mean the same, so those that know RFC 9213 are told apart. Only they are told what to do while the
 * site fails: nginx takes «gone» for a failure too, and would go on with the page for a day.
 */
export const forEverybody = {
  'cache-control': `${kept}, ${stale}`,
  'cdn-cache-control': `max-age=${trustedFor}, ${stale}, stale-if-error=${staleOnErrorFor}`,
};

/** Takes the place of what was there before, and is never shown once it is stale. */
const forNow = { 'cache-control': kept, 'cdn-cache-control': `max-age=${trustedFor}` };

/** A cache in front goes on with what it has. */
const forOnce = { 'cache-control': 'private, no-cache' };

const forOneBrowser = { 'cache-control': 'private, no-store' };

/** Who may keep a page, and for how long. A site that is chosen by one browser is kept by nobody. */
export function freshnessOf(
  { conditions }: Site,
  { status, isMakeshift }: Omit<FoundPage, 'page'>,
) {
  if (conditions.isPinned) return forOneBrowser;
  if (isMakeshift || conditions.isSafe || conditions.isDemo) return forOnce;
  return status === 200 ? forEverybody : forNow;
}
