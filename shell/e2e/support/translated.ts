import { translatePage } from '@portal/kit/testing/translate-page';
import { test as base } from './test';

export { expect } from './test';

/**
 * React's errors for HTML that was changed before hydration; React then renders that part in the
 * browser.
 */
export const renderedAnew = /Minified React error #(418|423|425)/;

/** Simulates a browser that translates each page as soon as it is loaded. */
export const test = base.extend({
  expectedConsole: renderedAnew,

  page: async ({ page }, use) => {
    await page.addInitScript(`
      const translatePage = ${translatePage.toString()};
      document.addEventListener('readystatechange', translatePage, { once: true });
    `);
    await use(page);
  },
});
