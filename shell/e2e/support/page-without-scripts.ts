import type { Locator, Request } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { expect, type Page } from './test';

/** Server-rendered pages with a form. */
export const formPaths: readonly string[] = [
  paths.login,
  paths.contact,
  paths.privacy,
  paths.offers,
];

/** The notice of a form when its scripts do not arrive in time. */
export const notReady = (page: Page) => page.getByText('Este formulario aún no está listo');

/** Only the first of several checkboxes. */
const fieldSelector = 'input:not([type=checkbox]), label:first-child > input, select, textarea';
const secret = 'secreto-7319';
/**
 * Requests that a browser may send by itself. The icon and the page dictionary have the resource
 * type «other».
 */
const isUnasked = (request: Request) =>
  ['image', 'font', 'media'].includes(request.resourceType()) ||
  /\/favicon\.svg$|^\/releases\/pages\/[^/]+\.dat$/.test(new URL(request.url()).pathname);

/**
 * Fills in and presses everything on a page without scripts; expects no request and the same
 * address.
 */
export async function expectNothingLeaves(page: Page) {
  const requests = await collectRequests(page);
  const address = page.url();

  const fields = await visible(page, fieldSelector);
  for (const field of fields) await fill(field);
  for (const field of fields) await field.press('Enter');
  for (const button of await visible(page, 'button')) await button.click({ force: true });

  expect(await requests()).toEqual([]);
  expect(page.url()).toBe(address);
}

async function visible(page: Page, selector: string) {
  const all = await page.locator(selector).all();
  const shown = await Promise.all(all.map((one) => one.isVisible()));
  return all.filter((_, index) => shown[index]);
}

async function fill(field: Locator) {
  const type = await field.evaluate((element) => Reflect.get(element, 'type') as string);
  if (type === 'checkbox') await field.check();
  else if (type === 'select-one') await field.selectOption({ index: 1 });
  else await field.fill(secret);
}

async function collectRequests(page: Page) {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!isUnasked(request)) addresses.push(`${request.method()} ${request.url()}`);
  });
  return async () => {
    // All earlier requests have started when this one arrives.
    const [last] = await Promise.all([
      page.waitForRequest('**/favicon.svg?last'),
      page.evaluate(() => fetch('/favicon.svg?last')),
    ]);
    return addresses.filter((address) => !address.endsWith(last.url()));
  };
}

/** Sets all animations to this time after loading, in milliseconds. */
export async function setAnimationTime(page: Page, time: number) {
  await page.evaluate((now) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = now;
    }
  }, time);
}
