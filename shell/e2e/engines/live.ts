import { isUsable } from '../support/live';
import { expect, type Tab } from './test';

export async function expectLive(tab: Tab) {
  await expect.poll(() => tab.evaluate(isUsable)).toBe(true);
  // Some pages have nothing to take over but their frame, and come to life before their scripts.
  await expect.poll(() => tab.evaluate(missingScripts)).toEqual([]);
}

/** Runs in the page: the scripts that its HTML asks for and that have not come. */
function missingScripts() {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
    .map(({ href }) => href)
    .filter((address) => !fetched.includes(address));
}

/** Opens an address and waits until what the server rendered answers. */
export async function open(tab: Tab, path: string) {
  await tab.goto(path);
  await expectLive(tab);
}
