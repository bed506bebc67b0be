import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  runOnly: ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Proves that axe finds nothing wrong with a part of the page, as it stands. */
export async function expectPartAccessible(page: Page, where: string, part: string) {
  expect(await violationsIn(page, part), where).toEqual([]);
}

/** What axe finds: the rule, the element and what is to be done. */
export async function violationsIn(page: Page, part: string) {
  await whenStill(page);
  // Through the debugger, as the page's own policy refuses foreign scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const wanted = [part, options] as const;
  return page.evaluate(async ([selector, runOptions]): Promise<string[]> => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(selector, runOptions);
    return violations.flatMap(({ id, nodes }: axe.Result) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, wanted);
}

/** What is still fading in has not yet the colours that a person reads; a spinner never ends. */
const whenStill = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== 'running' || isEndless;
    }),
  );
