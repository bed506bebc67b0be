import type { Page } from '@playwright/test';

// Each function reads only the elements that it waits for. Playwright's assertions read the whole
// page at each try, which would distort the measurement.

export const rowCountIs = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('main tbody tr').length === wanted,
    count,
  );

/** Ignores case. */
export const firstRowSays = (page: Page, pattern: string) =>
  page.waitForFunction(
    (wanted) =>
      new RegExp(wanted, 'i').test(document.querySelector('main tbody tr')?.textContent ?? ''),
    pattern,
  );

/** Checks the first two rows. */
export const statusesAre = (page: Page, statusId: string) =>
  page.waitForFunction((wanted) => {
    const selects = document.querySelectorAll<HTMLSelectElement>('main tbody tr select');
    return [...selects].slice(0, 2).every(({ value }) => value === wanted);
  }, statusId);

export const pageSays = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent?.includes(wanted),
    text,
  );
