// Screens: mf-backoffice/src/own-account
import { paths } from '@portal/kit/routing/paths';
import { createAccount, openAccountPage, signInWith } from '../support/account';
import { expectAccessible } from '../support/axe';
import { LoginPage } from '../support/pages/login-page';
import { OwnAccountPage } from '../support/pages/own-account-page';
import { expect, test } from '../support/test';

test.use({ expectedConsole: /status of (400|401|429)/ });

test('a person ends the session of another browser, and changes the password', async ({
  page,
  staff,
  browser,
  baseURL,
}) => {
  const account = await createAccount(staff, 'ROLE_ADMIN');
  const other = await openAccountPage(browser, baseURL, paths.login);
  await signInWith(other, account);
  await signInWith(page, account);
  const own = new OwnAccountPage(page);
  await own.open();
  await expectAccessible(page, 'the own account');
  await expect(own.sessions()).toHaveCount(2);
  await own
    .sessions()
    .nth(1)
    .getByRole('button', { name: /^Cerrar sesión/ })
    .click();
  await expect(own.sessions()).toHaveCount(1);
  await other.goto(paths.people);
  await expect(other).toHaveURL(paths.login);
  await other.getByRole('button', { name: 'Aceptar' }).click();
  await new LoginPage(other).fill(account.username, account.password);
  await expect(other).toHaveURL(paths.dashboard);

  await own.changePassword('no es esta', 'siete zorros cantan');
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await own.changePassword(account.password, '1q2w3e4r5t6y');
  await expect(page.getByText(/^Está entre las diez mil más usadas/)).toBeVisible();
  await own.changePassword(account.password, 'siete zorros cantan');
  await expect(
    page.getByText('Tu contraseña cambió. Se cerraron tus otras sesiones.'),
  ).toBeVisible();

  await other.goto(paths.people);
  await expect(other).toHaveURL(paths.login);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible();
  await other.context().close();
});
