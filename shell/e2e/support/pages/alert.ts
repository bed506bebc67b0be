import type { Page } from '@playwright/test';

export const alertWith = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title });
