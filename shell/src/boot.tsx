import {
  createResourceCache,
  currentSession,
  onUnknownCall,
  onUserChange,
  restoreSession,
} from '@portal/runtime';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { releaseUrl } from '@portal/releases/release-names';
import { App } from './app';
import { blocks, readBlock } from './embedded-json';
import { mayOpen } from './guards/may-open';
import { createBrowserHead } from './head/browser-head';
import type { Composition } from './remotes/composition';
import { loadLog, noteUnknownCall } from './remotes/load-log';
import { loadAhead } from './remotes/load-ahead';
import { pageComposition } from './remotes/page-composition';
import { createPageStore, type PageStore } from './remotes/page-store';
import { createRouteTable, type RouteTable } from './remotes/route-table';
import { tell, tellCrash, tellFailures } from './remotes/tell-loads';
import { agreeWithTab } from './session/agree-with-tab';
import { shellPages } from './shell-pages';
import { renderAnew } from './start/render-anew';
import { removeStartNotice, showStartNotice } from './start/start-notice';
import { keepTypedIn, typedFields } from './start/typed-fields';

/** The page's remote may take this long, in milliseconds, before the frame comes to life without it. */
const maxWait = 4000;
/** A window that is still empty waits less: a frame that says that it loads is better than none. */
const maxEmpty = 200;

/**
 * Brings the page to life: takes over what the server rendered, or renders it. The address that this
 * shell came from tells whether it is the one that rendered the page: another one would not fit.
 */
export async function boot(root: HTMLElement, source: string) {
  const composed = pageComposition();
  const seed = v.parse(v.optional(v.record(v.string(), v.unknown()), {}), readBlock(blocks.data));
  const pages = createPageStore(composed, shellPages);
  loadLog.subscribe(tell);
  loadLog.subscribe(tellFailures);
  const table = createRouteTable(composed);
  onUnknownCall(() => {
    const page = table.find(location.pathname);
    if (page) noteUnknownCall(page);
  });
  loadAhead(pages, table);
  onUserChange(() => completeForStaff(table));
  const cache = createResourceCache({ seed });
  // What one has read is not the next one's to see.
  onUserChange(cache.forget);
  const site = (
    <BrowserRouter>
      <App {...{ composition: composed, table, pages, cache }} head={createBrowserHead()} />
    </BrowserRouter>
  );

  const route = table.find(location.pathname);
  if (root.hasChildNodes() && isOwn(composed, source)) {
    await (route ? takeOver(root, pages, route) : removeStartNotice());
    hydrate(root, site);
    // The server's HTML is anonymous: the session comes after it was taken over, else they differ.
    restore(table);
    return;
  }
  // Guards decide on the session, so it is there before anything is rendered.
  restore(table);
  // What the server rendered may stay a little longer than an empty window.
  if (route) await waitForMissing(pages, route, root.hasChildNodes() ? maxWait : maxEmpty);
  await keepTypedIn(root);
  removeStartNotice();
  const show = () => page.render(site);
  const page = createRoot(root, tellingCrashes(show));
  show();
}

/** Whoever is signed in will go where only staff may, and should not wait there. A failure is met once they do. */
function completeForStaff(table: RouteTable) {
  if (currentSession().isAuthenticated) table.complete().catch(() => undefined);
}

/** Sites from before do not say who rendered the page; then it was this shell. */
const isOwn = ({ shell }: Composition, source: string) =>
  shell === undefined || source.startsWith(releaseUrl('shell', shell));

function hydrate(root: HTMLElement, site: ReactNode) {
  const fields = typedFields(root);
  startTransition(() => {
    const page = hydrateRoot(root, site, {
      ...tellingCrashes(() => page.render(site)),
      // What others have put into the HTML makes React render a part of it anew, without what was typed.
      onRecoverableError(failure) {
        void keepTypedIn(root, fields);
        reportError(failure);
      },
    });
  });
}

function restore(table: RouteTable) {
  restoreSession();
  agreeWithTab(() => location.reload());
  completeForStaff(table);
}

/** What nothing in the page catches leaves it empty. */
const tellingCrashes = (render: () => void) => ({
  onUncaughtError(failure: unknown) {
    if (!renderAnew(failure, render)) tellCrash();
    reportError(failure);
  },
});

type Route = Parameters<PageStore['load']>[0];

/** Once the page is there, nothing that happens while hydrating can replace it by a spinner. */
function takeOver(root: HTMLElement, pages: PageStore, route: Route) {
  const isLive = pages.takeOver(route, {
    onFailure: showStartNotice,
    onReplace: () => keepTypedIn(root),
  });
  return atMost(maxWait, isLive.then(removeStartNotice));
}

/** A page that comes at once needs no spinner, which React would keep on screen for a while. */
async function waitForMissing(pages: PageStore, route: Route, wait: number) {
  if (!mayOpen(route.access, currentSession())) return;
  // The page's place tells of a failure.
  await atMost(
    wait,
    pages.load(route).catch(() => undefined),
  );
}

const atMost = (wait: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, wait))]);
