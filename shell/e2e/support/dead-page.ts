import type { Locator, Request } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { expect, type Page } from './test';

/** The rendered pages that have a form. */
export const formPaths: readonly string[] = [
  paths.login,
  paths.contact,
  paths.privacy,
  paths.offers,
];

/** What a form says that has no scripts after a while. */
export const notReady = (page: Page) => page.getByText('Este formulario aún no está listo');

/** Of many boxes, the first. */
const fieldSelector = 'input:not([type=checkbox]), label:first-child > input, select, textarea';
const secret = 'secreto-7319';
/**
 * What a browser may still fetch once the page is there and somebody scrolls it. Its icon counts as «other», as
 * does the dictionary of pages, which comes when the browser has time.
 */
const isUnasked = (request: Request) =>
  ['image', 'font', 'media'].includes(request.resourceType()) ||
  /\/favicon\.svg$|^\/releases\/pages\/[^/]+\.dat$/.test(new URL(request.url()).pathname);

/** Whatever is typed and pressed in a page without scripts, nothing leaves it and its address stays. */
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

/** Whatever kind of field it is. */
async function fill(field: Locator) {
  const type = await field.evaluate((element) => Reflect.get(element, 'type') as string);
  if (type === 'checkbox') await field.check();
  else if (type === 'select-one') await field.selectOption({ index: 1 });
  else await field.fill(secret);
}

/** Gives what leaves the page until it is called. */
async function collectRequests(page: Page) {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!isUnasked(request)) addresses.push(`${request.method()} ${request.url()}`);
  });
  return async () => {
    // What the page asked for before this one has begun when this one arrives.
    const [last] = await Promise.all([
      page.waitForRequest('**/favicon.svg?last'),
      page.evaluate(() => fetch('/favicon.svg?last')),
    ]);
    return addresses.filter((address) => !address.endsWith(last.url()));
  };
}

/** Since the page was there, in milliseconds, for what moves by itself. */
export async function moveTime(page: Page, time: number) {
  await page.evaluate((now) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = now;
    }
  }, time);
}
