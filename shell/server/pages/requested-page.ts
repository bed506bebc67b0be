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

export function findPage(
  { routes, conditions: { isSafe } }: Site,
  url: string,
  origin: string,
): RequestedPage {
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
    origin,
  };
}

/** In one order, whatever the order in the address. */
function declaredQuery({ query: names = [] }: SiteRoute, query: string) {
  const asked = new URLSearchParams(query);
  const declared = names.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(declared).toString();
}
