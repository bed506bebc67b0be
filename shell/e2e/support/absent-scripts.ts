import { hold } from './hold';
import { waitUntilLive } from './live';
import { expect, type Page } from './test';

/** Of one application, or of all; a second try has a query. */
const scriptsOf = (application = '*') => `**/releases/${application}/**/*.js*`;

/** A server that has just started, on a busy machine, leaves a page to the browser. */
async function waitUntilRendered(page: Page, path: string) {
  await expect
    .poll(async () => (await page.request.get(path)).text(), `the server renders ${path}`)
    .toContain('<div id="site"');
}

/** Opens a rendered page for which scripts fail: it never becomes live. */
export async function openWithoutScripts(page: Page, path: string, application?: string) {
  await waitUntilRendered(page, path);
  await page.route(scriptsOf(application), (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
}

/** Opens a rendered page whose scripts come only once what it gives is called: as on a slow line. */
export async function openBeforeItsScripts(page: Page, path: string) {
  await waitUntilRendered(page, path);
  const release = await hold(page, scriptsOf());
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await waitUntilLive(page);
  };
}
