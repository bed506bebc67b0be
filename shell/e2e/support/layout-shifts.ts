import type { Page } from '@playwright/test';

/** From the next page on, notes what moves by itself on any page of this tab. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        Reflect.get(window, 'moved').push(
          ...sources.map(({ node }) => node?.nodeName ?? 'something'),
        );
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    // What has moved is told a moment later.
    Object.assign(window, { moved: [], noteRest: () => note(observer.takeRecords()) });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** The names of the elements that moved until now. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async (): Promise<string[]> => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    Reflect.get(window, 'noteRest')();
    return Reflect.get(window, 'moved');
  });

/** What moved so far is another matter. */
export async function forgetShifts(page: Page) {
  await shiftsOf(page);
  await page.evaluate(() => Reflect.set(window, 'moved', []));
}
