import { isUsable } from '../support/live';
import { expect, type Tab } from './test';

export async function expectLive(tab: Tab) {
  await expect.poll(() => tab.evaluate(isUsable)).toBe(true);
  // Some pages hydrate only their layout and become usable before all scripts have loaded.
  await expect.poll(() => tab.evaluate(missingScripts)).toEqual([]);
}

/** Runs in the page. */
function missingScripts() {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
    .map(({ href }) => href)
    .filter((address) => !fetched.includes(address));
}

/** Opens an address and waits until the server-rendered page is interactive. */
export async function open(tab: Tab, path: string) {
  await tab.goto(path);
  await expectLive(tab);
}
