import type { Page } from '@playwright/test';

/** Waits until the page is hydrated and shows no loading state. Earlier clicks would be lost. */
export async function waitUntilLive(page: Page) {
  await page.waitForFunction(isUsable);
}

export const isLive = (page: Page) => page.evaluate(isUsable);

/** Runs in the page. React marks the elements that it has hydrated. */
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
