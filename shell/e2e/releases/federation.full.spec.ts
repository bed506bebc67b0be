// Screens: shell/src/remotes mf-offers/src/offer-board
import { paths } from '@portal/kit/routing/paths';
import type { Route } from '@playwright/test';
import { expect, test, type Page } from '../support/test';

const offersFiles = '**/releases/mf-offers/**/*.js*';
const notice = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reintentar' });

/** In milliseconds. A hanging script is abandoned after 8 s, and both releases are tried twice. */
const longestWait = 45_000;
const menu = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href="${path}"]`).first();

const faults: [string, (route: Route) => Promise<void>][] = [
  ['answers 503', (route) => route.fulfill({ status: 503, body: 'unavailable' })],
  ['answers HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hola</p>' })],
  ['hangs', async () => {}],
  [
    'is tampered with',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()};globalThis.tampered = true;`,
      });
    },
  ],
];

test.use({ expectedConsole: /./ });

for (const [fault, answer] of faults) {
  test(`when the offers remote ${fault}, the rest of the site works and «Reintentar» works once it is back`, async ({
    page,
  }) => {
    await page.goto(paths.home);
    await page.route(offersFiles, answer);
    await menu(page, paths.offers).click();

    await expect(notice(page)).toBeVisible({ timeout: longestWait });
    await menu(page, paths.home).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined();

    await menu(page, paths.offers).click();
    await expect(notice(page)).toBeVisible({ timeout: longestWait });
    await page.unroute(offersFiles);
    await notice(page).click();
    await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();
  });
}
