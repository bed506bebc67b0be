import type { Page } from '@playwright/test';

/** From the next page on, notes what moves by itself on any page of this tab. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        Reflect.get(window, 'moved').push(
          ...sources.map(({ node }) => node?.nodeName ?? 'something'),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The names of the elements that moved. */
export const shiftsOf = (page: Page) =>
  page.evaluate((): string[] => Reflect.get(window, 'moved') ?? []);

/** What moved so far is another matter. */
export const forgetShifts = (page: Page) => page.evaluate(() => Reflect.set(window, 'moved', []));
