import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '../releases/compose-site';
import { RenderFailure } from '../rendering/renderer-process';
import type { Renderers } from '../rendering/renderers';
import { createPageCache } from './page-cache';
import { pageDocument } from './page-document';
import { preparePage, type PreparedPage } from './prepared-page';
import type { RequestedPage } from './requested-page';

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

  const renderedPage = (site: Site, requested: RequestedPage) =>
    renderedPages(keyOf(site, requested), async () => {
      const page = await renderers.render(site, { url: requested.url, origin: requested.origin });
      return {
        page: await preparePage(pageDocument(site, requested, page), site),
        reads: page.reads,
      };
    });

  const emptyPage = (site: Site, requested: RequestedPage) =>
    emptyPages(keyOf(site, { ...requested, url: requested.path }), async () => ({
      page: await preparePage(pageDocument(site, requested), site),
      reads: [],
    }));

  return async function find(site: Site, requested: RequestedPage) {
    const { route, url } = requested;
    const status = route.path === '*' ? 404 : 200;
    if (route.render === 'client') return { status, page: await emptyPage(site, requested) };
    try {
      return { status, page: await inTime(renderedPage(site, requested)) };
    } catch (failure) {
      onFailure(url, failure);
      const isMissing = failure instanceof RenderFailure && failure.isMissing;
      if (!isMissing) return { status, page: await emptyPage(site, requested) };
      return { status: 404, page: await emptyPage(site, unindexed(requested)) };
    }
  };
}

const keyOf = ({ key }: Site, { route, url, origin }: RequestedPage) =>
  [key, origin, url, route.isIndexed].join(' ');

const unindexed = ({ route, ...requested }: RequestedPage): RequestedPage => ({
  ...requested,
  route: { ...route, isIndexed: false },
});

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
