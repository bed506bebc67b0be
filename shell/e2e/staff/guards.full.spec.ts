// Screens: shell/src/guards mf-backoffice/src mf-offers/src/assignments
import { paths } from '@portal/kit/routing/paths';
import { adminPaths } from '../support/admin-paths';
import { alertWith } from '../support/pages/alert';
import { signInAs } from '../support/session';
import { expect, test } from '../support/test';

test('the administrator is shown every guarded page', async ({ adminPage: page }) => {
  for (const path of adminPaths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByText('no está disponible')).toHaveCount(0);
  }
});

test('a visitor is sent from every guarded page to the login and fetches nothing of the back office', async ({
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

test('ROLE_USER is warned at every guarded page and led home', async ({ page, request }) => {
  await signInAs(page, request, 'usuario');

  for (const path of adminPaths) {
    await page.goto(path);
    await expect(alertWith(page, 'Acceso denegado')).toBeVisible();
    await expect(page).toHaveURL(paths.home);
  }
});
