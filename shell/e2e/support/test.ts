import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { waitUntilLive } from './live';
import { deleteOwnOffers } from './own-offers';
import { storeSession } from './session';
import { StaffApi } from './staff-api';

export { expect, type Page };

type Fixtures = {
  /** Deletes the test's offers afterwards. */
  tidyUp: void;
  /** Console messages that a test with injected faults expects. */
  expectedConsole: RegExp | undefined;
  staff: StaffApi;
  /** A page with the session of the demo administrator, without using the form. */
  adminPage: Page;
  /** The same session in another browser context. */
  colleaguePage: Page;
};

/** Each test also fails on an unexpected console message. */
export const test = base.extend<Fixtures>({
  expectedConsole: [undefined, { option: true }],

  page: async ({ page, expectedConsole, javaScriptEnabled }, use) => {
    const problems: string[] = [];
    const report = (text: string) => {
      if (!expectedConsole?.test(text)) problems.push(text);
    };
    page.on('console', (message) => isProblem(message) && report(message.text()));
    page.on('pageerror', (error) => report(error.message));
    if (javaScriptEnabled) openLivePages(page);
    await use(page);
    // Preloads of the page may still be running at the end of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems, 'messages in the browser console').toEqual([]);
  },

  tidyUp: [
    async ({ request }, use) => {
      await use();
      await deleteOwnOffers(request);
    },
    { auto: true },
  ],

  staff: async ({ request }, use) => {
    await use(await StaffApi.signIn(request));
  },

  adminPage: async ({ page, staff }, use) => {
    await storeSession(page, staff.token);
    await use(page);
  },

  colleaguePage: async ({ browser, baseURL, staff }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    openLivePages(page);
    await storeSession(page, staff.token);
    await use(page);
    await context.close();
  },
});

/** Without its own `waitUntil`, `goto` and `reload` wait for the live page. */
function openLivePages(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await waitUntilLive(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await waitUntilLive(page);
    return response;
  };
}

const isProblem = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
