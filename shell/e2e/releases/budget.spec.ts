// Screens: mf-public/src mf-offers/src shell/src shell/server/pages
import { runInParallel } from '../support/in-turns';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';
import { measureContent } from '../support/visits/content';
import { apartBudget, dictionaryBudget, publicPages } from '../support/visits/public-pages';
import { visit } from '../support/visits/visit';
import { sum, type Weight } from '../support/visits/weight';

// Offers published by other tests would change the list and its size.
useOwnSite();

const kib = (...weights: Weight[]) => sum(weights).gzip / 1024;

/** Parallel visits; each one mostly waits for its end. */
const atOnce = 4;

test('a first visit to any public page keeps to its budget', async ({ browser, baseURL }) => {
  await runInParallel(publicPages, atOnce, ({ path, budget }) =>
    visit(browser, { url: `${baseURL}${path}`, isSlow: false }, async (visited) => {
      const { weights } = await measureContent(visited);
      const { html, scripts, data, fonts, art, dictionary } = weights;

      expect.soft(kib(html, scripts, data), path).toBeLessThanOrEqual(budget);
      expect.soft(kib(fonts, art), path).toBeLessThanOrEqual(apartBudget);
      expect.soft(dictionary.brotli / 1024, path).toBeLessThanOrEqual(dictionaryBudget);
    }),
  );
});
