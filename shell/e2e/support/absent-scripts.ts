import { holdRequests } from './hold-requests';
import { waitUntilLive } from './live';
import { waitUntilRendered } from './rendered';
import type { Page } from './test';

/** Scripts of one application, or of all. A retry adds a query. */
const scriptsOf = (application = '*') => `**/releases/${application}/**/*.js*`;

/** Opens a server-rendered page with failing scripts, so that it never becomes live. */
export async function openWithoutScripts(page: Page, path: string, application?: string) {
  await waitUntilRendered(page.request, path);
  await page.route(scriptsOf(application), (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
}

/**
 * Opens a server-rendered page and holds back its scripts, as on a slow connection. The returned
 * function releases them.
 */
export async function openBeforeItsScripts(page: Page, path: string) {
  await waitUntilRendered(page.request, path);
  const release = await holdRequests(page, scriptsOf());
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await waitUntilLive(page);
  };
}
