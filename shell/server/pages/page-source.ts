import { setTimeout as delay } from 'node:timers/promises';
import { matchRoutes } from 'react-router-dom';
import type { Site, SiteRoute } from '../releases/compose-site';
import { RenderFailure } from '../rendering/renderer-process';
import type { Renderers } from '../rendering/renderers';
import { createPageCache } from './page-cache';
import { pageDocument } from './page-document';
import { preparePage, type PreparedPage } from './prepared-page';

/** A visitor waits so long, in milliseconds, for the server's page before the browser renders it. */
const longestWait = 2000;

export type PageSource = ReturnType<typeof createPageSource>;

type Options = {
  readonly renderers: Renderers;
  readonly apiUrl: string;
  readonly onFailure: (url: string, failure: unknown) => void;
};

/** Finds the page of an address: rendered by the server where the route says so and it works out. */
export function createPageSource({ renderers, apiUrl, onFailure }: Options) {
  const renderedPages = createPageCache<PreparedPage>(apiUrl);
  const emptyPages = createPageCache<PreparedPage>(apiUrl);

  const renderedPage = (site: Site, route: SiteRoute, url: string) =>
    renderedPages(`${site.key} ${url}`, async () => {
      const { reads, ...page } = await renderers.render(site, url);
      return { page: await preparePage(pageDocument(site, route, page), site), reads };
    });

  const emptyPage = (site: Site, route: SiteRoute) =>
    emptyPages(`${site.key} ${route.path}`, async () => ({
      page: await preparePage(pageDocument(site, route, undefined), site),
      reads: [],
    }));

  return async function find(site: Site, url: string) {
    const route = findRoute(site, url);
    const status = route.path === '*' ? 404 : 200;
    if (route.render === 'client') return { status, page: await emptyPage(site, route) };
    try {
      return { status, page: await inTime(renderedPage(site, route, url)) };
    } catch (failure) {
      onFailure(url, failure);
      const isMissing = failure instanceof RenderFailure && failure.isMissing;
      return { status: isMissing ? 404 : status, page: await emptyPage(site, route) };
    }
  };
}

function findRoute({ routes }: Site, url: string) {
  const route = matchRoutes([...routes], url)?.[0]?.route;
  if (!route) throw new Error('The shell has no page for unknown addresses.');
  return route;
}

async function inTime<T>(work: Promise<T>) {
  const abort = new AbortController();
  const alarm = delay(longestWait, undefined, { signal: abort.signal }).then(() => {
    throw new RenderFailure(`It took more than ${longestWait} ms.`);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    // The alarm is rejected, which nobody waits for any more.
    alarm.catch(() => undefined);
    work.catch(() => undefined);
    abort.abort();
  }
}
