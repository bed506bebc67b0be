import type { Page } from '@playwright/test';

/** From the next page on, notes what keeps the page from answering. */
export const noteLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });

/** How long each took, in milliseconds: told, and never asserted. */
export const longTasksOf = (page: Page) =>
  page.evaluate((): number[] => Reflect.get(window, 'longTasks'));
