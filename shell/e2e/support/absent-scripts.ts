import { holdRequests } from './hold-requests';
import { waitUntilLive } from './live';
import { expect, type Page } from './test';

/** Scripts of one application, or of all. A retry adds a query. */
const scriptsOf = (application = '*') => `**/releases/${application}/**/*.js*`;

/** A server that has just started on a busy machine may leave rendering to the browser. */
async function waitUntilRendered(page: Page, path: string) {
  await expect
    .poll(async () => (await page.request.get(path)).text(), `the server renders ${path}`)
    .toContain('<div id="site"');
}

/** Opens a server-rendered page with failing scripts, so that it never becomes live. */
export async function openWithoutScripts(page: Page, path: string, application?: string) {
  await waitUntilRendered(page, path);
  await page.route(scriptsOf(application), (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
}

/**
 * Opens a server-rendered page and holds back its scripts, as on a slow connection. The returned
 * function releases them.
 */
export async function openBeforeItsScripts(page: Page, path: string) {
  await waitUntilRendered(page, path);
  const release = await holdRequests(page, scriptsOf());
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await waitUntilLive(page);
  };
}
