import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  runOnly: ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

export async function expectPartAccessible(page: Page, where: string, part: string) {
  expect(await violationsIn(page, part), where).toEqual([]);
}

/** Returns the axe violations: rule, element and how to fix it. */
export async function violationsIn(page: Page, part: string) {
  await whenStill(page);
  // Injected by the debugger, because the page's policy blocks foreign scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const wanted = [part, options] as const;
  return page.evaluate(async ([selector, runOptions]): Promise<string[]> => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(selector, runOptions);
    return violations.flatMap(({ id, nodes }: axe.Result) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, wanted);
}

/**
 * Waits for fade-ins, as axe would measure their colours. Spinners never end, so they are ignored.
 */
const whenStill = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== 'running' || isEndless;
    }),
  );
