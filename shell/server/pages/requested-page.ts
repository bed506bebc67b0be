import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes } from 'react-router-dom';
import type { Site, SiteRoute } from '../releases/compose-site';

/** The page that a request asks for. */
export type RequestedPage = {
  readonly route: SiteRoute;
  /** The one path of the page: without a query, in the spelling of its route. */
  readonly path: string;
  /** What the page is rendered for: its path, and of the query what its route declares. */
  readonly url: string;
  /** Anybody can make up any number of such pages: of unknown addresses, with a query, of the releases before. */
  readonly isMadeUp: boolean;
  /** Where the public reaches the site. */
  readonly origin: string;
};

type Found = Omit<RequestedPage, 'origin'>;

/** So many addresses of a site are remembered with their pages. */
const keptAddresses = 2000;

const found = new WeakMap<Site, LRUCache<string, Found>>();

/** The page of an address, which is looked for in the routes the first time only. */
export function findPage(site: Site, url: string, origin: string): RequestedPage {
  const known = found.get(site) ?? new LRUCache({ max: keptAddresses });
  found.set(site, known);
  const page = known.get(url) ?? lookFor(site, url);
  known.set(url, page);
  return { ...page, origin };
}

function lookFor({ routes, conditions: { isSafe } }: Site, url: string): Found {
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

/** Where an address leads that had a page once, with its query; nothing of any other. */
export function redirectOf(
  { composition: { redirects = {} } }: Site,
  { route }: RequestedPage,
  url: string,
) {
  if (route.path !== '*') return undefined;
  const [pathname = '', query] = url.split(/(?=\?)/);
  const known = Object.keys(redirects).map((path) => ({ path }));
  const to = redirects[matchRoutes(known, pathname)?.[0]?.route.path ?? ''];
  return to === undefined ? undefined : encodeURI(decodeURI(to)) + (query ?? '');
}

/** In one order, whatever the order in the address. */
function declaredQuery({ query: names = [] }: SiteRoute, query: string) {
  const asked = new URLSearchParams(query);
  const declared = names.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(declared).toString();
}
