import type { Page } from '@playwright/test';

/** Chromium shows a PDF by an extension of its own, within the frame that holds the file. */
export const showsPdf = (page: Page) =>
  page.frames().some((frame) => frame.url().startsWith('chrome-extension://'));
