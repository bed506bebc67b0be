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
import { recordLoad, recordCrash, logLoadFailures } from './remotes/record-loads';
import { hidePageOnLeave } from './session/hide-page-on-leave';
import { shellPages } from './shell-pages';
import { renderAgainIfMoved } from './start/render-anew';
import { removeStartNotice, showStartNotice } from './start/start-notice';
import { restoreTypedValuesLazily, typedFields } from './start/typed-fields';

/** Maximum wait for the page's remote before hydration starts without it, in milliseconds. */
const maxWait = 4000;
/** Shorter for an empty window, in milliseconds: a frame with a spinner is better than nothing. */
const maxEmpty = 200;

/**
 * Hydrates the page that the server rendered, or renders it. `source` is the URL of this script:
 * hydration requires the shell release that rendered the page.
 */
export async function boot(root: HTMLElement, source: string) {
  const composed = pageComposition();
  const seed = v.parse(v.optional(v.record(v.string(), v.unknown()), {}), readBlock(blocks.data));
  const pages = createPageStore(composed, shellPages);
  loadLog.subscribe(recordLoad);
  loadLog.subscribe(logLoadFailures);
  const table = createRouteTable(composed);
  onUnknownCall(() => {
    const page = table.find(location.pathname);
    if (page) noteUnknownCall(page);
  });
  loadAhead(pages, table);
  onUserChange(() => completeForStaff(table));
  const cache = createResourceCache({ seed });
  // The next user must not see this user's data.
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
    // The server's HTML is anonymous, so the session is restored only after hydration.
    restore(table);
    return;
  }
  // Guards check the session, so it must be restored before the first render.
  restore(table);
  // Server HTML may stay visible longer than an empty window.
  if (route) await waitForMissing(pages, route, root.hasChildNodes() ? maxWait : maxEmpty);
  await restoreTypedValuesLazily(root);
  removeStartNotice();
  const show = () => page.render(site);
  const page = createRoot(root, tellingCrashes(show));
  show();
}

/** Loads the staff routes ahead for signed-in users. A failure is reported when a route is used. */
function completeForStaff(table: RouteTable) {
  if (currentSession().isAuthenticated) table.complete().catch(() => undefined);
}

/** Older sites do not name the shell that rendered the page; then it was this one. */
const isOwn = ({ shell }: Composition, source: string) =>
  shell === undefined || source.startsWith(releaseUrl('shell', shell));

function hydrate(root: HTMLElement, site: ReactNode) {
  const fields = typedFields(root);
  startTransition(() => {
    const page = hydrateRoot(root, site, {
      ...tellingCrashes(() => page.render(site)),
      // Browser extensions may change the HTML, so that React renders a part again without the
      // typed text.
      onRecoverableError(failure) {
        void restoreTypedValuesLazily(root, fields);
        reportError(failure);
      },
    });
  });
}

function restore(table: RouteTable) {
  restoreSession();
  hidePageOnLeave(() => location.reload());
  completeForStaff(table);
}

/** An uncaught error leaves the page empty. */
const tellingCrashes = (render: () => void) => ({
  onUncaughtError(failure: unknown) {
    if (!renderAgainIfMoved(failure, render)) recordCrash();
    reportError(failure);
  },
});

type Route = Parameters<PageStore['load']>[0];

/** Hydrates only once the page is loaded, so that nothing can replace it by a spinner. */
function takeOver(root: HTMLElement, pages: PageStore, route: Route) {
  const isLive = pages.takeOver(route, {
    onFailure: showStartNotice,
    onReplace: () => restoreTypedValuesLazily(root),
  });
  return atMost(maxWait, isLive.then(removeStartNotice));
}

/**
 * Waits for a page that loads quickly, because React would keep a spinner on screen for a while.
 */
async function waitForMissing(pages: PageStore, route: Route, wait: number) {
  if (!mayOpen(route.access, currentSession())) return;
  // The page's slot reports a failure.
  await atMost(
    wait,
    pages.load(route).catch(() => undefined),
  );
}

const atMost = (wait: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, wait))]);
