// Screens: mf-public/src mf-offers/src shell/src
import { measureContent } from '../support/visits/content';
import { publicPages } from '../support/visits/public-pages';
import { visit } from '../support/visits/visit';
import { sum, type Weight } from '../support/visits/weight';
import { apartBudget, dictionaryBudget } from '../support/visits/public-pages';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

// Offers published by other tests would change the list and its size.
useOwnSite();

test.describe.configure({ mode: 'default' });

const kib = (...weights: Weight[]) => sum(weights).gzip / 1024;

for (const { path, budget } of publicPages) {
  test(`a first visit to ${path} keeps to its budget, waits for nothing twice and stands still`, async ({
    browser,
    baseURL,
  }) => {
    await visit(browser, { url: `${baseURL}${path}`, isTimed: false }, async (visited) => {
      const { weights, depth } = await measureContent(visited);
      const { html, scripts, data, fonts, art, dictionary } = weights;

      expect(kib(html, scripts, data)).toBeLessThanOrEqual(budget);
      expect(kib(fonts, art)).toBeLessThanOrEqual(apartBudget);
      expect(dictionary.brotli / 1024).toBeLessThanOrEqual(dictionaryBudget);
      // The page, and the files that its HTML names.
      expect(depth).toBe(2);
      expect(visited.timings.shift).toBe(0);
    });
  });
}
