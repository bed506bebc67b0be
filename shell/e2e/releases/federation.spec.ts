import { paths } from '@portal/kit/routing/paths';
import type { Route } from '@playwright/test';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

const offersFiles = '**/releases/mf-offers/**/*.js*';
const notice = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reintentar' });

/** Goes to the offers as a person does, so that the remote is needed by an open page. */
async function openOffers(page: Page) {
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
}

async function expectRestOfSite(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').locator(`a[href="${paths.home}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('D.03 D.04 every shared module exists once in the page', async ({ page }) => {
  await new LoginPage(page).signIn('admin');
  await page.getByRole('main').locator(`a[href="${paths.candidates}"]`).click();
  await expect(page.getByRole('heading', { name: 'Candidatos Aplicantes' })).toBeVisible();
  await openOffers(page);
  await expect(page.getByRole('heading', { name: 'Ofertas Laborales' })).toBeVisible();
  await page.getByRole('banner').locator(`a[href="${paths.contact}"]`).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Enviar' })).toBeVisible();

  const shared = await page.evaluate(() => {
    const scope = globalThis['__FEDERATION__']['__INSTANCES__'][0]?.shareScopeMap['default'] ?? {};
    return Object.entries(scope).map(([name, versions]) => ({
      name,
      providers: Object.values(versions).map(({ from }) => from),
    }));
  });
  expect(shared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@portal/runtime', '@portal/http']),
  );
  for (const { name, providers } of shared)
    expect(providers, name).toEqual([expect.stringMatching(/^shell/)]);
});

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

test.describe('when the offers remote', () => {
  test.use({ expectedConsole: /./ });

  for (const [fault, answer] of faults) {
    test(`D.01 ${fault}, the rest of the site works and «Reintentar» works once it is back`, async ({
      page,
    }) => {
      // A remote that hangs is given up only after three tries, twice here.
      test.setTimeout(150_000);
      await page.goto(paths.home);
      await page.route(offersFiles, answer);
      await openOffers(page);

      await expect(notice(page)).toBeVisible({ timeout: 45_000 });
      await expectRestOfSite(page);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined();

      await openOffers(page);
      await expect(notice(page)).toBeVisible({ timeout: 45_000 });
      await page.unroute(offersFiles);
      await notice(page).click();
      await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();
    });
  }

  test('D.01 fails on the first page, what the server rendered stays readable', async ({
    page,
    request,
  }) => {
    // A server that has just started, on a busy machine, leaves a page to the browser.
    await expect
      .poll(async () => (await request.get(paths.offers)).text())
      .toContain('Ofertas Laborales</h1>');
    await page.route(offersFiles, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(paths.offers, { waitUntil: 'networkidle' });

    await expect(page.getByRole('heading', { name: 'Ofertas Laborales' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();
  });
});

test.describe('when the back office remote is down', () => {
  test.use({ expectedConsole: /./ });

  test('D.02 visitors still see the offers', async ({ page }) => {
    await page.route('**/releases/mf-backoffice/**', (route) => route.abort());
    await page.goto(paths.offers);

    await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();
  });
});
