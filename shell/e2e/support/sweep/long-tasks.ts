import type { Page } from '@playwright/test';

/** Records long tasks on all following pages. */
export const noteLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });

/** Durations in milliseconds. They are reported but never asserted. */
export const longTasksOf = (page: Page) =>
  page.evaluate((): number[] => Reflect.get(window, 'longTasks'));
