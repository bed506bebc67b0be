import { paths } from '@portal/kit/routing/paths';
import { measureContent } from '../../scripts/bench/content';
import { visit } from '../../scripts/bench/visit';
import { sum, type Weight } from '../../scripts/bench/weight';
import { visitBudget } from '../../scripts/release/budgets';
import { expect, test } from './support/test';

const kib = (...weights: Weight[]) => sum(weights).gzip / 1024;

test('a first visit to the home page keeps to its budget, waits for nothing twice and stands still', async ({
  browser,
  baseURL,
}) => {
  await visit(browser, `${baseURL}${paths.home}`, async (visited) => {
    const { weights, depth } = await measureContent(visited);
    const { html, scripts, data, fonts, art } = weights;

    expect(kib(html, scripts, data)).toBeLessThanOrEqual(visitBudget.page);
    expect(kib(fonts, art)).toBeLessThanOrEqual(visitBudget.apart);
    // The page, and what its HTML names.
    expect(depth).toBe(2);
    expect(visited.timings.shift).toBeLessThan(0.01);
  });
});
