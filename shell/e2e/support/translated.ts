import { translatePage } from '@portal/kit/testing/translate-page';
import { test as base } from './test';

export { expect } from './test';

/** What React says of HTML that others have changed before its scripts came; it then renders that part itself. */
export const renderedAnew = /Minified React error #(418|423|425)/;

/** A visitor whose browser translates each page from the moment it is there. */
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
