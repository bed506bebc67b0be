import type { Frame, Page } from '@playwright/test';

/**
 * True if Chromium's PDF viewer, an extension, has loaded. While loading it may take the focus and
 * a key press meant for the page.
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
      // An invalid PDF also ends the loading.
      const ends: readonly unknown[] = ['success', 'failed'];
      return element !== null && ends.includes(Reflect.get(element, 'loadState_'));
    })
    // The frame was replaced; the next poll checks the new one.
    .catch(() => false);
