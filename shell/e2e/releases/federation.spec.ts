// Screens: shell/src/remotes shell/src/session mf-offers/src/offer-board mf-backoffice/src/candidates
import { paths } from '@portal/kit/routing/paths';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

const offersFiles = '**/releases/mf-offers/**/*.js*';
const offer = (page: Page) => page.getByRole('link', { name: 'Ver oferta' }).first();
const menu = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href="${path}"]:visible`).first();
const candidates = (page: Page) => page.getByRole('heading', { name: 'Candidatos Aplicantes' });

test('D.03 D.04 a login in the shell is seen by all remotes, and every shared module exists once in the page', async ({
  page,
}) => {
  await new LoginPage(page).signIn('admin');
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  await page.getByRole('main').locator(`a[href="${paths.candidates}"]`).click();
  await expect(candidates(page)).toBeVisible();
  await menu(page, paths.offers).click();
  await expect(page.getByRole('heading', { name: 'Ofertas Laborales' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear nueva oferta' })).toBeVisible();
  await menu(page, paths.contact).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Enviar' })).toBeVisible();

  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
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

test.describe('when the offers remote is down', () => {
  test.use({ expectedConsole: /./ });

  test('D.01 the shell, the public pages and the back office work, and «Reintentar» works once it is back', async ({
    adminPage: page,
  }) => {
    await page.goto(paths.home);
    await page.route(offersFiles, (route) => route.fulfill({ status: 404 }));
    await menu(page, paths.offers).click();

    const main = page.getByRole('main');
    await expect(main.getByText('Esta sección no está disponible')).toBeVisible();
    const retry = main.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await menu(page, paths.contact).click();
    await expect(main.getByRole('button', { name: 'Enviar' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click();
    await menu(page, paths.dashboard).click();
    await main.locator(`a[href="${paths.candidates}"]`).click();
    await expect(candidates(page)).toBeVisible();

    await menu(page, paths.offers).click();
    await expect(retry).toBeVisible();
    await page.unroute(offersFiles);
    await retry.click();
    await expect(offer(page)).toBeVisible();
  });

  test('D.01 what the server rendered stays readable', async ({ page, request }) => {
    // A server that has just started on a busy machine may leave rendering to the browser.
    await expect
      .poll(async () => (await request.get(paths.offers)).text())
      .toContain('Ofertas Laborales</h1>');
    await page.route(offersFiles, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(paths.offers, { waitUntil: 'networkidle' });

    await expect(page.getByRole('heading', { name: 'Ofertas Laborales' })).toBeVisible();
    await expect(offer(page)).toBeVisible();
  });
});

test.describe('when the back office remote is down', () => {
  test.use({ expectedConsole: /./ });

  test('D.02 visitors still see the offers', async ({ page }) => {
    await page.route('**/releases/mf-backoffice/**', (route) => route.abort());
    await page.goto(paths.offers);

    await expect(offer(page)).toBeVisible();
  });
});
