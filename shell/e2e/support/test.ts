import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { waitUntilLive } from './live';
import { LoginPage } from './pages/login-page';

export { expect, type Page };

type Fixtures = {
  /** A test that provokes faults says which messages of the browser they bring with them. */
  expectedConsole: RegExp | undefined;
  /** A page signed in as the demo administrator. */
  adminPage: Page;
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
    // A test that says itself what it waits for may look at a page that never becomes live.
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, { waitUntil: 'networkidle', ...options });
      if (javaScriptEnabled && !options?.waitUntil) await waitUntilLive(page);
      return response;
    };
    await use(page);
    expect(problems, 'messages in the browser console').toEqual([]);
  },

  adminPage: async ({ page }, use) => {
    await new LoginPage(page).signIn('admin');
    await use(page);
  },
});

const isProblem = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
