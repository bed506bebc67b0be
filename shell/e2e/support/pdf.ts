import type { Frame, Page } from '@playwright/test';

/**
 * Chromium shows a PDF by an extension of its own, within the frame that holds the file. Until it
 * has loaded the extension may take the focus, and with it a key that was meant for the page.
 */
export async function showsPdf(page: Page) {
  const viewers = page.frames().filter((frame) => frame.url().startsWith('chrome-extension://'));
  const areReady = await Promise.all(viewers.map(isReady));
  return areReady.includes(true) && !areReady.includes(false);
}

const isReady = (viewer: Frame) =>
  viewer
    .evaluate(() => {
      const element = document.querySelector('pdf-viewer');
      // A file that is no PDF is told of, which ends the loading too.
      const ends: readonly unknown[] = ['success', 'failed'];
      return element !== null && ends.includes(Reflect.get(element, 'loadState_'));
    })
    // The frame has gone meanwhile: whoever waits asks for the next one.
    .catch(() => false);
