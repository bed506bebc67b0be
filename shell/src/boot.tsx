import { createResourceCache, restoreSession } from '@portal/runtime';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import * as v from 'valibot';
import { App } from './app';
import { blocks, readBlock } from './embedded-json';
import { createBrowserHead } from './head/browser-head';
import { composition } from './remotes/composition';
import { loadAhead } from './remotes/load-ahead';
import { createPageStore, type PageStore } from './remotes/page-store';
import { shellPages } from './shell-pages';

/** The page's remote may take this long, in milliseconds, before the frame comes to life without it. */
const longestWait = 4000;

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

  if (!root.hasChildNodes()) return render(root, site);
  await waitForPage(pages, matchRoutes([...composed.routes], location)?.[0]?.route);
  hydrate(root, site);
}

/** Guards decide on the session, so it is there before anything is rendered. */
function render(root: HTMLElement, site: ReactNode) {
  restoreSession();
  createRoot(root).render(site);
}

/** The server's HTML is anonymous: the session comes after it was taken over, else they differ. */
function hydrate(root: HTMLElement, site: ReactNode) {
  startTransition(() => void hydrateRoot(root, site));
  restoreSession();
}

type Route = Parameters<PageStore['load']>[0];

/** Once the page is there, nothing that happens while hydrating can replace it by a spinner. */
async function waitForPage(pages: PageStore, route: Route | undefined) {
  if (!route) return;
  pages.keepWaiting(route);
  await Promise.race([
    pages.load(route),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);
}
