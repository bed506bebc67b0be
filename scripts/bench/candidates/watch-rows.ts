import type { Page } from '@playwright/test';
import * as v from 'valibot';

const place = 'benchNotes';

/** In milliseconds since the page was asked for. */
const notes = v.object({
  asked: v.number(),
  first: v.number(),
  last: v.number(),
  longestTask: v.number(),
});

/**
 * Has every page note when it drew new rows of a table, what they were asked by (a key, a click, or
 * the opening of the page), and its longest task.
 */
export const watchRows = (page: Page) =>
  page.addInitScript((name) => {
    const noted = { asked: 0, first: 0, last: 0, longestTask: 0 };
    Object.assign(globalThis, { [name]: noted });
    // Functions without names: the compiler's way of naming them does not exist in the page.
    for (const type of ['keydown', 'click']) {
      addEventListener(
        type,
        ({ timeStamp }) => Object.assign(noted, { asked: timeStamp, first: 0 }),
        { capture: true },
      );
    }

    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      noted.longestTask = Math.max(noted.longestTask, ...durations);
    }).observe({ type: 'longtask', buffered: true });

    let known: string | undefined;
    new MutationObserver(() => {
      const text = document.querySelector('main tbody')?.textContent;
      if (text === known || !text) return;
      known = text;
      // After the frame with the rows, as then they are seen.
      requestAnimationFrame(() =>
        setTimeout(() => {
          noted.last = performance.now();
          noted.first ||= noted.last;
        }),
      );
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, place);

export type RowTimes = { readonly toRows: number; readonly longestTask: number };

/**
 * What was noted since the last reading, up to the first rows or, when they come in parts, the last;
 * tasks under 50 ms are not told apart by browsers and count 0.
 */
export async function readRowTimes(page: Page, rows: 'first' | 'last' = 'last'): Promise<RowTimes> {
  const noted = await page.evaluate((name) => {
    const all = Reflect.get(globalThis, name);
    const copy = { ...all };
    all.longestTask = 0;
    return copy;
  }, place);
  const { asked, longestTask, ...shown } = v.parse(notes, noted);
  return { toRows: shown[rows] - asked, longestTask };
}
