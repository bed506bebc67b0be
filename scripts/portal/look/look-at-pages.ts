import { join } from 'node:path';
import type { RouteAccess } from '@portal/contract/remote-route';
import { readRelease } from '@portal/releases/release';
import pMap from 'p-map';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ApiSession } from 'shell/e2e/api-session';
import { chromiumFlags, chromiumShellPath } from 'shell/e2e/chromium';
import { storedSession } from 'shell/e2e/session';
import type { LookPlan } from '../../release/look-plan';
import { overlayReleases } from '../../release/overlay';
import { createSourcePlaces } from '../../release/source-places';
import { startLocalSite } from '../../servers/start-local-site';
import { startApi } from '../../start/start-api';
import type { LookReport } from './look';
import { lookAtPage, tellViolations, type FoundFault } from './look-at-page';

/** So many pages are open at once. */
const concurrency = 3;

type PageToOpen = {
  readonly application: string;
  readonly path: string;
  readonly access: RouteAccess;
};

/** Runs the site of a set below a folder, with an API of demo data, and opens the pages that are new in it. */
export async function lookAtPages(plan: LookPlan, folder: string): Promise<LookReport> {
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
      async (page) => describe(page, await lookAtPage(await contexts(page.access), page.path)),
      { concurrency },
    );
    return { opened: pages.length, faults: [...new Set(found.flat())] };
  } finally {
    await browser.close();
  }

  /** A sentence for each place in the sources, where a map knows it, or for what was said. */
  async function describe({ application, path }: PageToOpen, faults: readonly FoundFault[]) {
    const places = createSourcePlaces(store);
    const told = new Map<string, string>();
    for (const { words, where } of faults) {
      const source = await places.describe(where);
      const before = told.get(source ?? words);
      // The shell tells the same with the names of release and page before it.
      if (before === undefined || words.length < before.length) told.set(source ?? words, words);
    }
    return [...told].map(([source, words]) => {
      const where = source === words ? '' : ` (${source})`;
      return `${application} ${set[application]}: ${path} falla en el navegador: «${words}»${where}`;
    });
  }
}

/** Nobody waits for its limits, and what it warns of is found by the browser. */
const settings = { LIMIT_FACTOR: '100', RELEASE_GUARD: '0' };

const openBrowser = () =>
  chromium.launch({
    executablePath: chromiumShellPath(),
    args: chromiumFlags,
    // The process ends it, with all else.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/** All pages of the set if its shell is new: it may break any. */
async function pagesOf({ releasesFolder, set, changed }: LookPlan): Promise<PageToOpen[]> {
  const names = changed.includes('shell') ? Object.keys(set) : changed;
  const releases = await Promise.all(
    names.map((name) => readRelease(releasesFolder, name, set[name] ?? '')),
  );
  return releases.flatMap(({ name: application, routes }) =>
    routes.map(({ path, access }) => ({ application, path: exampleOf(path), access })),
  );
}

/** The demo data begin with 1; a page of what is not there says so, which is no fault. */
const exampleOf = (path: string) =>
  path.includes('*') ? '/no-existe' : path.replaceAll(/:\w+\??/g, '1');

/** A context of the browser for each kind of person. */
function createContexts(browser: Browser, baseURL: string) {
  const known = new Map<RouteAccess, Promise<BrowserContext>>();

  async function open(access: RouteAccess) {
    const context = await browser.newContext({ baseURL, locale: 'es-CL' });
    await tellViolations(context);
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
