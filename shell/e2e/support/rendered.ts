import type { APIRequestContext } from '@playwright/test';
import { expect } from './test';

/**
 * Waits until the server has rendered a page; from then on it can always serve this copy. A server
 * that has just started on a busy machine may leave rendering to the browser, which then loads
 * more scripts.
 */
export async function waitUntilRendered(request: APIRequestContext, path: string) {
  await expect
    .poll(async () => (await request.get(path)).text(), `the server renders ${path}`)
    .toContain('<div id="site"');
}
