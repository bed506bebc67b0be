// Screens: mf-backoffice/src/own-account shell/src/login shell/src/session
import { paths } from '@portal/kit/routing/paths';
import { createTelephone } from '../../../api/testing/second-factor';
import { createAccount, signInWith } from '../support/account';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { OwnAccountPage } from '../support/pages/own-account-page';
import { PersonFormPage } from '../support/pages/people-page';
import { expect, test } from '../support/test';

test.use({ expectedConsole: /status of (400|401|429)/ });

test('a second factor is set up, asked for at the login and in the renewal, and taken away', async ({
  page,
  staff,
}) => {
  const account = await createAccount(staff, 'ROLE_ADMIN');
  await signInWith(page, account);
  const own = new OwnAccountPage(page);
  await own.open();
  const { secret, recoveryCodes } = await own.beginSecondFactor(account.password);
  expect(recoveryCodes).toHaveLength(10);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectAccessible(page, 'the steps of a second factor');
  const telephone = createTelephone(secret);

  await own.activate('000000');
  await expect(page.getByText('El código no es correcto.')).toBeVisible();
  // An earlier code: each is valid once, and the login needs the current one.
  await own.activate(telephone(-30));
  await expect(page.getByText('Tu segundo factor está activo.')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: account.username }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await alertWith(page, 'Logout').getByRole('button', { name: 'Aceptar' }).click();
  const login = new LoginPage(page);
  await login.fill(account.username, account.password);
  const code = page.getByLabel('Escribe el código de tu aplicación');
  await expect(code).toBeFocused();
  await expectAccessible(page, 'the second step of the login');
  await code.fill('111111');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toContainText('El código no es correcto.');
  await code.fill(telephone());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(paths.dashboard);

  await page.goto(paths.newPerson);
  const form = new PersonFormPage(page);
  await form.fill('Paulina', 'Ñúñez', `${account.username}x@puente.example.org`);
  await staff.call('DELETE', `/api/cuentas/${account.id}/sesiones`);
  await form.submit().click();
  const renewal = page.getByRole('alertdialog', { name: 'Sigue conectado' });
  await renewal.getByLabel(`Contraseña de ${account.username}`).fill(account.password);
  await renewal.getByRole('button', { name: 'Seguir conectado' }).click();
  await expect(code).toBeFocused();
  await expectAccessible(page, 'the second step of the renewal');
  await code.fill('111111');
  await renewal.getByRole('button', { name: 'Continuar' }).click();
  await expect(renewal).toContainText('El código no es correcto.');
  // A telephone with a clock half a minute ahead.
  await code.fill(telephone(30));
  await renewal.getByRole('button', { name: 'Continuar' }).click();
  await alertWith(page, 'Persona Creada').getByRole('button', { name: 'Aceptar' }).click();

  await own.open();
  await own.prove('Quitar segundo factor', {
    password: account.password,
    code: recoveryCodes[0] ?? '',
  });
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByText('Tu cuenta ya no tiene segundo factor.')).toBeVisible();
});
