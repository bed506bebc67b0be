import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes } from 'react-router-dom';
import type { ReleaseSet, ReleaseSetRoute } from '../releases/release-set';

export type RequestedPage = {
  readonly route: ReleaseSetRoute;
  /** Canonical path of the page, without a query. */
  readonly path: string;
  /** The path with the query parameters that the route declares. */
  readonly url: string;
  /** True if clients can invent any number of such pages: unknown addresses, queries, safe mode. */
  readonly isMadeUp: boolean;
  /** Public origin of the site. */
  readonly origin: string;
};

type Found = Omit<RequestedPage, 'origin'>;

/** Number of cached addresses per site. */
const keptAddresses = 2000;

const found = new WeakMap<ReleaseSet, LRUCache<string, Found>>();

/** Finds the page of an address; the result is cached. */
export function findPage(releaseSet: ReleaseSet, url: string, origin: string): RequestedPage {
  const known = found.get(releaseSet) ?? new LRUCache({ max: keptAddresses });
  found.set(releaseSet, known);
  const page = known.get(url) ?? lookFor(releaseSet, url);
  known.set(url, page);
  return { ...page, origin };
}

function lookFor({ routes, conditions: { isSafe } }: ReleaseSet, url: string): Found {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s);
  const match = matchRoutes([...routes], pathname)?.[0];
  if (!match) throw new Error('The shell has no page for unknown addresses.');
  const { route, params } = match;
  const isUnknown = route.path === '*';
  const path = isUnknown ? pathname : generatePath(route.path, params);
  const declared = declaredQuery(route, query);
  return {
    route: isSafe ? { ...route, isIndexed: false } : route,
    path,
    url: declared === '' ? path : `${path}?${declared}`,
    isMadeUp: isSafe || isUnknown || declared !== '',
  };
}

/** Target of a moved address, including the query; undefined for other addresses. */
export function redirectOf(
  { composition: { redirects = {} } }: ReleaseSet,
  { route }: RequestedPage,
  url: string,
) {
  if (route.path !== '*') return undefined;
  const [pathname = '', query] = url.split(/(?=\?)/);
  const known = Object.keys(redirects).map((path) => ({ path }));
  const to = redirects[matchRoutes(known, pathname)?.[0]?.route.path ?? ''];
  return to === undefined ? undefined : encodeURI(decodeURI(to)) + (query ?? '');
}

/** In declared order, independent of the order in the address. */
function declaredQuery({ query: names = [] }: ReleaseSetRoute, query: string) {
  const asked = new URLSearchParams(query);
  const declared = names.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(declared).toString();
}
