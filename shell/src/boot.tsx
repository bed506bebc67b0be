import { createResourceCache, currentSession, restoreSession } from '@portal/runtime';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import * as v from 'valibot';
import { App } from './app';
import { blocks, readBlock } from './embedded-json';
import { mayOpen } from './guards/may-open';
import { createBrowserHead } from './head/browser-head';
import { composition } from './remotes/composition';
import { loadAhead } from './remotes/load-ahead';
import { createPageStore, type PageStore } from './remotes/page-store';
import { shellPages } from './shell-pages';

/** The page's remote may take this long, in milliseconds, before the frame comes to life without it. */
const longestWait = 4000;
/** A window that is still empty waits less: a frame that says that it loads is better than none. */
const longestEmpty = 200;

/** Brings the page to life: takes over what the server rendered, or renders it. */
export async function boot(root: HTMLElement) {
  const composed = v.parse(composition, readBlock(blocks.composition));
  const seed = v.parse(v.optional(v.record(v.string(), v.unknown()), {}), readBlock(blocks.data));
  const pages = createPageStore(composed, shellPages);
  loadAhead(pages, composed.routes);
  const site = (
    <BrowserRouter>
      <App
        composition={composed}
        pages={pages}
        cache={createResourceCache({ seed })}
        head={createBrowserHead()}
      />
    </BrowserRouter>
  );

  const route = matchRoutes([...composed.routes], location)?.[0]?.route;
  if (root.hasChildNodes()) {
    if (route) await waitForRendered(pages, route);
    hydrate(root, site);
  } else {
    // Guards decide on the session, so it is there before anything is rendered.
    restoreSession();
    if (route) await waitForMissing(pages, route);
    createRoot(root).render(site);
  }
}

/** The server's HTML is anonymous: the session comes after it was taken over, else they differ. */
function hydrate(root: HTMLElement, site: ReactNode) {
  startTransition(() => void hydrateRoot(root, site));
  restoreSession();
}

type Route = Parameters<PageStore['load']>[0];

/** Once the page is there, nothing that happens while hydrating can replace it by a spinner. */
function waitForRendered(pages: PageStore, route: Route) {
  pages.keepWaiting(route);
  return atMost(longestWait, pages.load(route));
}

/** A page that comes at once needs no spinner, which React would keep on screen for a while. */
async function waitForMissing(pages: PageStore, route: Route) {
  if (!mayOpen(route.access, currentSession())) return;
  // The page's place tells of a failure.
  await atMost(
    longestEmpty,
    pages.load(route).catch(() => undefined),
  );
}

const atMost = (wait: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, wait))]);
