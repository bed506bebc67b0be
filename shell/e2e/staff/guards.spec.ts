import { applicationEventsPath } from '@portal/contract/application-events';
import { paths, pathTo } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { adminPaths } from '../support/admin-paths';
import { hold } from '../support/hold';
import { OffersPages } from '../support/pages/offers-pages';
import { WorkBar } from '../support/pages/work-bar';
import { storeSession, unsignedToken } from '../support/session';
import { expect, test, type Page } from '../support/test';

/** A server that lets everybody do everything, so that only the guards of the page decide; it has no news. */
async function letEverythingPass(page: Page) {
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  await page.route(`**${applicationEventsPath}`, (route) => route.fulfill({ status: 204 }));
}

/** The last call of the page has its answer. */
const expectCounted = (page: Page) =>
  expect(new WorkBar(page).place('0 sin revisar')).toBeVisible();

test('S2.17 S6.05 the administrator is shown every guarded page', async ({ adminPage: page }) => {
  for (const path of adminPaths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByText('no está disponible')).toHaveCount(0);
  }
});

test('S2.13 no guard of the page keeps a visitor from the people: the answer of the server decides', async ({
  page,
}) => {
  for (const path of [paths.people, pathTo(paths.peoplePage, 0)]) {
    await page.route('**/api/personas/page/**', (route) =>
      route.fulfill({
        json: { content: [], number: 0, totalPages: 0, first: true, last: true },
      }),
    );
    await page.goto(path);
    await expect(page.getByText('No hay registros en la base de datos!')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('S3.02 without a stored user nobody is signed in, and role checks simply fail', async ({
  page,
}) => {
  await page.goto(paths.offers);

  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /acciones/i })).toHaveCount(0);
});

test('S6.01 a role is held by being in the list of roles, whatever else is in it', async ({
  page,
}) => {
  await letEverythingPass(page);
  await storeSession(page, unsignedToken({ roles: ['ROLE_OTHER', 'ROLE_ADMIN'] }));
  await page.goto(paths.catalogs);

  await expect(page).toHaveURL(paths.catalogs);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCounted(page);
});

test('S6.01 a role with a longer name is another role', async ({ page }) => {
  await letEverythingPass(page);
  await storeSession(page, unsignedToken({ roles: ['ROLE_ADMINISTRATOR'] }));
  await page.goto(paths.catalogs);

  await expect(page).toHaveURL(paths.home);
});

test('S3.03 S9.09 a token that ends in thirty seconds is good, its end being in seconds', async ({
  page,
}) => {
  await letEverythingPass(page);
  const roles = ['ROLE_ADMIN'];
  await storeSession(page, unsignedToken({ roles, secondsLeft: 30 }));
  await page.goto(paths.catalogs);

  await expect(page).toHaveURL(paths.catalogs);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCounted(page);
});

test('S6.07 every call of somebody signed in carries the token, and none of a visitor', async ({
  adminPage: page,
  staff,
}) => {
  const authorizations: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) authorizations.push(request.headers()['authorization']);
  });
  await page.goto(paths.candidates);
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();

  expect(authorizations.length).toBeGreaterThan(1);
  expect(new Set(authorizations)).toEqual(new Set([`Bearer ${staff.token}`]));

  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.login);
  authorizations.length = 0;
  await page.goto(paths.hunting);
  await page.getByRole('button', { name: 'Calcular tarifa' }).click();
  await expect(page.getByLabel('País').locator('option', { hasText: 'Chile' })).toHaveCount(1);
  expect(authorizations.length).toBeGreaterThan(0);
  expect(new Set(authorizations)).toEqual(new Set([undefined]));
});

test('whoever comes after a sign-out sees nothing of what was read before it', async ({
  adminPage: page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const closed = await api.createOffer(uniqueTitle('Solo para el equipo'), { statusId: 2 });
  const offers = new OffersPages(page);
  await page.goto(paths.dashboard);
  await offers.goToBoard();
  await expect(offers.card(closed.title)).toBeVisible();
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.login);

  const answer = await hold(page, '**/api/ofertas');
  const reading = page.waitForRequest('**/api/ofertas');
  await offers.goToBoard();
  await reading;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(closed.title)).toHaveCount(0);
  answer();
  await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();
  await expect(page.getByText(closed.title)).toHaveCount(0);
});
