// Screens: shell/src/login shell/src/session shell/src/guards shell/src/remotes
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { holdRequests } from '../support/hold-requests';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

test('S3.01 S4.01 S4.03 S9.10 the administrator signs in within one document, and whoever comes after sees nothing of it', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const closed = await api.createOffer(uniqueTitle('Solo para el equipo'), { statusId: 2 });
  const offers = new OffersPages(page);

  await test.step('signs in, and the session lies in session storage alone', async () => {
    await page.goto(paths.home);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
    await new LoginPage(page).fill('admin', 'Puente2026');
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(Object.keys(stored).toSorted()).toEqual(['token', 'usuario']);
    const claims = JSON.parse(
      Buffer.from(stored['token']?.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ user_name: 'admin', exp: expect.any(Number) });
    expect(JSON.parse(stored['usuario'] ?? '')).toEqual({
      id: claims.id_persona,
      nombre: claims.nombre,
      apellido: claims.apellido,
      email: claims.correo,
      username: claims.user_name,
      roles: claims.authorities,
    });
  });

  await test.step('signs out, and session storage is empty', async () => {
    await offers.goToBoard();
    await expect(offers.card(closed.title)).toBeVisible();
    await page.getByRole('button', { name: 'admin' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(alertWith(page, 'Logout')).toContainText(/Hola .+, has cerrado sesión con éxito!/);
    await expect(page).toHaveURL(paths.login);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.keyboard.press('Escape');
  });

  await test.step('what was read before is not shown, not even until the next answer', async () => {
    const answer = await holdRequests(page, '**/api/ofertas');
    const reading = page.waitForRequest('**/api/ofertas');
    await offers.goToBoard();
    await reading;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(closed.title)).toHaveCount(0);
    answer();
    await expect(page.getByRole('link', { name: 'Ver oferta' }).first()).toBeVisible();
    await expect(page.getByText(closed.title)).toHaveCount(0);
  });
});

test('a visitor fetches nothing of the back office, neither its routes nor its pages', async ({
  page,
  staff,
}) => {
  const { name } = await staff.createOffer();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  for (const path of [paths.home, paths.offers]) {
    await page.goto(path);
    expect(await page.locator('#portal-composition').textContent()).not.toContain('ROLE_ADMIN');
  }
  const offers = new OffersPages(page);
  await offers.open(name);
  await offers.apply();
  await expect(page.getByRole('heading', { name: 'Verificar Postulante' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.startsWith('/mfe/routes/'))).toEqual([]);

  await page.goto(paths.dashboard);
  await expect(page).toHaveURL(paths.login);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.startsWith('/releases/mf-backoffice/'))).toEqual([]);
});
