import type { Page } from '@playwright/test';

/**
 * Waits until the page can be used: React has taken over what the server rendered, as before a click
 * on a button is lost and a field that loses the focus says nothing, and nothing is said to be loading.
 */
export async function waitUntilLive(page: Page) {
  await page.waitForFunction(isUsable);
}

export const isLive = (page: Page) => page.evaluate(isUsable);

/** Runs in the page. React marks the elements that are its own. */
export const isUsable = () => {
  const root = document.querySelector('#root');
  const controls = [...(root?.querySelectorAll('a, button, input, select, textarea') ?? [])];
  return (
    controls.length > 0 &&
    controls.every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ) &&
    !root?.textContent.includes('Cargando')
  );
};
