import type { Page } from '@playwright/test';

/** The modal alert with this title. */
export const alertWith = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title });
