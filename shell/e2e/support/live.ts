import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over what the server rendered: before, a click on a button is lost
 * and a field that loses the focus says nothing. React marks the elements that are its own.
 */
export async function waitUntilLive(page: Page) {
  await page.waitForFunction(hasTakenOver);
}

export const isLive = (page: Page) => page.evaluate(hasTakenOver);

/** Runs in the page. */
const hasTakenOver = () =>
  [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  );
