import { paths, pathTo } from '@portal/kit/routing/paths';
import { adminPaths } from '../support/admin-paths';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { signInAs, storeSession, unsignedToken, userOf } from '../support/session';
import { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';

test('S2.20 S4.01 S3.01 S2.09 the administrator signs in and arrives at the main module', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  await login.fill('admin', 'Puente2026');

  await expect(page).toHaveURL(paths.dashboard);
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
  expect(claims.authorities).toEqual(expect.arrayContaining(['ROLE_ADMIN', 'ROLE_USER']));
  await page.getByRole('button', { name: 'admin' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
});

test('S7.02 the token tells who signed in, as what, and until when', async ({ request }) => {
  const { token } = await StaffApi.signIn(request);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  expect(claims).toMatchObject({
    id_persona: expect.any(Number),
    nombre: expect.any(String),
    apellido: expect.any(String),
    correo: expect.stringContaining('@'),
    user_name: 'admin',
    authorities: expect.arrayContaining(['ROLE_ADMIN']),
  });
  const secondsLeft = claims.exp - Date.now() / 1000;
  expect(secondsLeft).toBeGreaterThan(60);
  expect(secondsLeft).toBeLessThan(100_000);
});

test('S9.10 nothing of the session lies in local storage', async ({ page }) => {
  await new LoginPage(page).signIn('admin');

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('S2.21 somebody signed in who opens the login is led to the home page', async ({
  adminPage,
}) => {
  await adminPage.goto(paths.login);

  await expect(adminPage).toHaveURL(paths.home);
});

test('S4.03 «Cerrar Sesión» empties session storage, says goodbye and leads to the login', async ({
  page,
}) => {
  await new LoginPage(page).signIn('admin');
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();

  await expect(alertWith(page, 'Logout')).toContainText(/Hola .+, has cerrado sesión con éxito!/);
  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('S5.01 S5.02 an empty user name or password is told without asking the server', async ({
  page,
}) => {
  const login = new LoginPage(page);
  let calls = 0;
  page.on('request', (request) => request.url().includes('/oauth/token') && calls++);
  await login.open();

  for (const [username, secret] of [
    ['', 'x'],
    ['x', ''],
  ] as const) {
    await login.fill(username, secret);
    await expect(alertWith(page, 'Error Login')).toContainText('Usuario o clave vacia!');
    await page.keyboard.press('Escape');
    await expect(alertWith(page, 'Error Login')).toBeHidden();
  }
  expect(calls).toBe(0);
});

test.describe('with refusals of the server', () => {
  test.use({ expectedConsole: /status of 40[013]/ });

  test('S8.01 S6.08 S7.01 wrong credentials are told', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    const [request] = await Promise.all([
      page.waitForRequest('**/oauth/token'),
      login.fill('admin', 'incorrecta'),
    ]);

    await expect(alertWith(page, 'Error Login')).toContainText('Usuario o clave incorrecta!');
    expect(request.method()).toBe('POST');
    expect(request.headers()['authorization']).toMatch(/^Basic /);
    expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
    expect(request.postData()).toBe('grant_type=password&username=admin&password=incorrecta');
  });

  test('S6.09 a session that the server refuses ends at the login', async ({ page }) => {
    await storeSession(page, unsignedToken({ roles: ['ROLE_ADMIN'] }));
    await page.goto(paths.candidates);

    await expect(page).toHaveURL(paths.login);
  });

  test('S6.10 a refusal for lack of rights is told and leads to the home page', async ({
    page,
  }) => {
    await new LoginPage(page).signIn('admin');
    await page.route('**/api/aplicantes/ofertas*', (route) =>
      route.fulfill({ status: 403, json: {} }),
    );
    await page.goto(paths.candidates);

    await expect(alertWith(page, 'Acceso denegado')).toContainText(
      /Hola .+ no tienes acceso a este recurso!/,
    );
    await expect(page).toHaveURL(paths.home);
  });

  test('S2.19 applicants are not shown to visitors, whom the server refuses', async ({ page }) => {
    await page.goto(pathTo(paths.applicants, 1));

    await expect(page).toHaveURL(paths.login);
  });
});

test('S2.14 S2.15 a visitor is sent from every guarded page to the login and fetches nothing of the back office', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  for (const path of adminPaths) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.login);
  }
  expect(requests.filter((url) => url.includes('/releases/mf-backoffice/'))).toEqual([]);
});

test('S2.16 S4.05 ROLE_USER is warned at every guarded page and led home', async ({
  page,
  request,
}) => {
  await signInAs(page, request, 'usuario');

  for (const path of adminPaths) {
    await page.goto(path);
    await expect(alertWith(page, 'Acceso denegado')).toBeVisible();
    await expect(page).toHaveURL(paths.home);
  }
});

test('S4.02 a token without a user name authenticates nobody', async ({ page }) => {
  const user = userOf(unsignedToken({ roles: ['ROLE_ADMIN'] }));
  await storeSession(page, unsignedToken({ username: '', roles: ['ROLE_ADMIN'] }), user);
  await page.goto(paths.dashboard);

  await expect(page).toHaveURL(paths.login);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }),
  ).toBeVisible();
});

test('S4.04 S9.09 an expired token is cleared at a guarded page', async ({ page }) => {
  await storeSession(page, unsignedToken({ roles: ['ROLE_ADMIN'], secondsLeft: -1 }));
  await page.goto(paths.dashboard);

  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
