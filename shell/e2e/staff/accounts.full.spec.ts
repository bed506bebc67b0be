// Screens: mf-backoffice/src/accounts mf-backoffice/src/account-link
import { paths } from '@portal/kit/routing/paths';
import { createAccount, openAccountPage } from '../support/account';
import { expectAccessible } from '../support/axe';
import { AccountsPage } from '../support/pages/accounts-page';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { expect, test } from '../support/test';

test('a disabled account is out at once and comes back by «Deshacer»; its activity tells of both', async ({
  adminPage: page,
  staff,
  browser,
  baseURL,
}) => {
  const account = await createAccount(staff, 'ROLE_ADMIN');
  const other = await openAccountPage(browser, baseURL, paths.login);
  const login = new LoginPage(other);
  await login.fill(account.username, account.password);
  await expect(other).toHaveURL(paths.dashboard);

  const accounts = new AccountsPage(page);
  await accounts.open(account.email);
  await expectAccessible(page, 'the accounts');
  await accounts.choose(account.email, 'Desactivar cuenta');
  await page.getByRole('button', { name: 'Sí, desactivar' }).click();
  await expect(accounts.row(account.email)).toContainText('Desactivada');

  await other.goto(paths.people);
  await expect(other).toHaveURL(paths.login);
  await other.getByRole('button', { name: 'Aceptar' }).click();
  await login.fill(account.username, account.password);
  await expect(alertWith(other, 'Error Login')).toContainText('Usuario o clave incorrecta!');
  await other.getByRole('button', { name: 'Aceptar' }).click();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(accounts.row(account.email)).toContainText('Activa');
  await login.fill(account.username, account.password);
  await expect(other).toHaveURL(paths.dashboard);

  await accounts.choose(account.email, 'Ver actividad');
  const activity = page.getByRole('dialog');
  await expect(activity).toContainText('Desactivada');
  await expect(activity).toContainText('Sesiones abiertas');
  await expectAccessible(page, 'the activity of an account');
  await other.context().close();
});

test('a forgotten password is asked about without telling who exists', async ({ page }) => {
  await page.goto(paths.login);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Olvidaste tu contraseña?');
  await expectAccessible(page, 'the question for another password');

  await page.getByLabel('Usuario o correo').fill('nadie'.repeat(51));
  await page.getByRole('button', { name: 'Pedir enlace' }).click();
  await expect(page.getByText(/^Este sitio no envía correos/)).toBeVisible();
});
