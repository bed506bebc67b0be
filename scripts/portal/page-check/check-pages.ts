import { join } from 'node:path';
import type { RouteAccess } from '@portal/contract/remote-route';
import { readRelease } from '@portal/releases/release';
import pMap from 'p-map';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ApiSession } from 'shell/e2e/api-session';
import { chromiumFlags, chromiumShellPath } from 'shell/e2e/chromium';
import { storedSession } from 'shell/e2e/session';
import type { PageCheckPlan } from '../../release/page-check';
import { overlayReleases } from '../../release/overlay';
import { createSourcePlaces } from '../../release/source-places';
import { startLocalSite } from '../../servers/start-local-site';
import { startApi } from '../../start/start-api';
import type { PageCheckReport } from './check-pages-in-browser';
import { checkPage, collectViolations, type FoundFault } from './check-page';

/** Number of pages open at once. */
const concurrency = 3;

type PageToOpen = {
  readonly application: string;
  readonly path: string;
  readonly access: RouteAccess;
};

/** Runs the site of a release set below a folder, with demo data, and opens its new pages. */
export async function checkPages(plan: PageCheckPlan, folder: string): Promise<PageCheckReport> {
  const { releasesFolder, set } = plan;
  const store = join(folder, 'releases');
  await overlayReleases({ store: releasesFolder, folder: store, replaced: set });
  const pages = await pagesOf(plan);
  const [browser, api] = await Promise.all([
    openBrowser(),
    startApi({ dataFolder: join(folder, 'data'), hasDemoData: true }),
  ]);
  const site = await startLocalSite(store, api.address, settings);
  try {
    const contexts = createContexts(browser, site.address);
    const found = await pMap(
      pages,
      async (page) => describe(page, await checkPage(await contexts(page.access), page.path)),
      { concurrency },
    );
    return { opened: pages.length, faults: [...new Set(found.flat())] };
  } finally {
    await browser.close();
  }

  /** Returns one sentence per source position, or per message without a source map. */
  async function describe({ application, path }: PageToOpen, faults: readonly FoundFault[]) {
    const places = createSourcePlaces(store);
    const told = new Map<string, string>();
    for (const { words, where } of faults) {
      const source = await places.describe(where);
      const before = told.get(source ?? words);
      // The shell repeats the message with a prefix, so the shortest one is used.
      if (before === undefined || words.length < before.length) told.set(source ?? words, words);
    }
    return [...told].map(([source, words]) => {
      const where = source === words ? '' : ` (${source})`;
      return `${application} ${set[application]}: ${path} falla en el navegador: «${words}»${where}`;
    });
  }
}

/** Rate limits would slow the check, and the browser finds the same faults as the release guard. */
const settings = { LIMIT_FACTOR: '100', RELEASE_GUARD: '0' };

const openBrowser = () =>
  chromium.launch({
    executablePath: chromiumShellPath(),
    args: chromiumFlags,
    // This process closes the browser when it ends.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/** Returns all pages of the set if its shell is new, because a new shell may break any page. */
async function pagesOf({ releasesFolder, set, changed }: PageCheckPlan): Promise<PageToOpen[]> {
  const names = changed.includes('shell') ? Object.keys(set) : changed;
  const releases = await Promise.all(
    names.map((name) => readRelease(releasesFolder, name, set[name] ?? '')),
  );
  return releases.flatMap(({ name: application, routes }) =>
    routes.map(({ path, access }) => ({ application, path: exampleOf(path), access })),
  );
}

/** Demo data have the id 1. A page for missing data shows a message, which is not a fault. */
const exampleOf = (path: string) =>
  path.includes('*') ? '/no-existe' : path.replaceAll(/:\w+\??/g, '1');

function createContexts(browser: Browser, baseURL: string) {
  const known = new Map<RouteAccess, Promise<BrowserContext>>();

  async function open(access: RouteAccess) {
    const context = await browser.newContext({ baseURL, locale: 'es-CL' });
    await collectViolations(context);
    if (access === 'public') return context;
    const user = access === 'ROLE_ADMIN' ? 'admin' : 'usuario';
    const { token } = await ApiSession.signIn(context.request, user);
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, storedSession(token));
    return context;
  }

  return (access: RouteAccess) => {
    const context = known.get(access) ?? open(access);
    known.set(access, context);
    return context;
  };
}
