import type { Page } from '@playwright/test';

/** Records layout shifts on all following pages of this tab. */
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
    // The observer reports shifts with a delay.
    Object.assign(window, { moved: [], noteRest: () => note(observer.takeRecords()) });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the names of the elements that have shifted so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async (): Promise<string[]> => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    Reflect.get(window, 'noteRest')();
    return Reflect.get(window, 'moved');
  });

/** Discards the shifts so far. */
export async function forgetShifts(page: Page) {
  await shiftsOf(page);
  await page.evaluate(() => Reflect.set(window, 'moved', []));
}
