import { generatePath, matchRoutes } from 'react-router-dom';
import type { Site, SiteRoute } from '../releases/compose-site';

/** The page that a request asks for. */
export type RequestedPage = {
  readonly route: SiteRoute;
  /** The one path of the page: without a query, in the spelling of its route. */
  readonly path: string;
  /** Path and query as they were asked for. */
  readonly url: string;
  /** Where the public reaches the site. */
  readonly origin: string;
};

export function findPage({ routes }: Site, url: string, origin: string): RequestedPage {
  const match = matchRoutes([...routes], url)?.[0];
  if (!match) throw new Error('The shell has no page for unknown addresses.');
  const { route, params } = match;
  return { route, path: generatePath(route.path, params), url, origin };
}
