import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { waitUntilLive } from './live';
import { deleteOwnOffers } from './own-offers';
import { storeSession } from './session';
import { StaffApi } from './staff-api';

export { expect, type Page };

type Fixtures = {
  /** Leaves the site to the other tests as it was. */
  tidyUp: void;
  /** A test that provokes faults says which messages of the browser they bring with them. */
  expectedConsole: RegExp | undefined;
  /** Makes a test's own data. */
  staff: StaffApi;
  /** A page that the demo administrator has signed in to, without the way through the form. */
  adminPage: Page;
  /** The same in another browser. */
  colleaguePage: Page;
};

/** Every test also proves that the browser's console stays empty. */
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
    // What a page asks for ahead of its visitor may be under way when the test ends.
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

/** A test that says itself what it waits for may look at a page that never becomes live. */
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
