import type { Page } from '@playwright/test';
import * as v from 'valibot';

const place = 'benchNotes';

/** Milliseconds since the navigation started. */
const notes = v.object({
  asked: v.number(),
  first: v.number(),
  last: v.number(),
  longestTask: v.number(),
});

/**
 * Makes pages record when they drew new table rows, the event that caused it (key, click or opening
 * the page), and the longest task.
 */
export const watchRows = (page: Page) =>
  page.addInitScript((name) => {
    const noted = { asked: 0, first: 0, last: 0, longestTask: 0 };
    Object.assign(globalThis, { [name]: noted });
    // Anonymous functions only: the compiler's helper for function names does not exist in the
    // page.
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
      // Measured after the frame that shows the rows.
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
 * Returns the times since the last reading, up to the first or the last rows. Browsers do not
 * report tasks under 50 ms, so those count as 0.
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
