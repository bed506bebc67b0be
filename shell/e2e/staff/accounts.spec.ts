import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { createAccount, openAccountPage, type TestAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { AccountsPage } from '../support/pages/accounts-page';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { PersonFormPage } from '../support/pages/people-page';
import { signInAs } from '../support/session';
import { expect, test, type Page } from '../support/test';

const renewal = (page: Page) => page.getByRole('alertdialog', { name: 'Sigue conectado' });

async function signInAgain(page: Page, { username, password }: TestAccount) {
  await renewal(page).getByLabel(`Contraseña de ${username}`).fill(password);
  await page.keyboard.press('Enter');
}

test('an administrator invites somebody by a link, who chooses user name and password in another browser', async ({
  adminPage: page,
  browser,
  baseURL,
}) => {
  const accounts = new AccountsPage(page);
  await accounts.open();
  await expectAccessible(page, 'the accounts');
  const email = `${crypto.randomUUID().slice(0, 8)}@puente.example.org`;
  const link = await accounts.inviteNew({ name: 'Íñigo «Ñ»', surname: "O'Higgins", email });

  const guest = await openAccountPage(browser, baseURL, link);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Íñigo «Ñ»');
  expect(guest.url()).not.toContain('#');
  await expectAccessible(guest, 'the page of an invitation');
  const username = email.slice(0, 8);
  await guest.getByLabel('Usuario').fill(username);
  await guest.getByLabel('Contraseña', { exact: true }).fill('corta');
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(guest.getByText('Debe tener al menos 12 caracteres.')).toBeVisible();
  await guest.getByLabel('Contraseña', { exact: true }).fill('1q2w3e4r5t6y');
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(guest.getByText(/^Está entre las diez mil más usadas/)).toBeVisible();
  await expect(guest.getByLabel('Usuario')).toHaveValue(username);
  await guest.getByLabel('Contraseña', { exact: true }).fill('tres gatos verdes bailan');
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await alertWith(guest, 'Listo').getByRole('button', { name: 'Aceptar' }).click();
  await expect(guest).toHaveURL(paths.login);
  await new LoginPage(guest).fill(username, 'tres gatos verdes bailan');
  await expect(guest.getByRole('button', { name: username })).toBeVisible();

  await page.reload();
  await expect(accounts.row(email)).toContainText('Activa');
  await guest.goto('about:blank');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible();
  await expect(guest.getByText(/^Este enlace ya se usó/)).toBeVisible();
  await expectAccessible(guest, 'a link that opens nothing');
  await guest.context().close();
});

test('an administrator ends the sessions of another, whose form is renewed in place and saved', async ({
  adminPage: page,
  staff,
  browser,
  baseURL,
}) => {
  const account = await createAccount(staff, 'ROLE_ADMIN');
  const other = await openAccountPage(browser, baseURL, paths.login);
  await new LoginPage(other).fill(account.username, account.password);
  await expect(other).toHaveURL(paths.dashboard);
  await other.goto(paths.newPerson);
  const form = new PersonFormPage(other);
  await form.fill('Paulina', 'Araya', `${account.username}x@puente.example.org`);

  const accounts = new AccountsPage(page);
  await accounts.open(account.email);
  await accounts.choose(account.email, 'Cerrar su sesión');
  await page.getByRole('button', { name: 'Sí, cerrar sus sesiones' }).click();
  await expect(page.getByText('Se cerraron sus sesiones.')).toBeVisible();
  await expect(accounts.row(account.email).getByRole('cell').nth(5)).toHaveText('0');

  await form.submit().click();
  await expect(renewal(other)).toBeVisible();
  await signInAgain(other, account);
  await expect(other.getByRole('alertdialog', { name: 'Persona Creada' })).toBeVisible();
  await other.context().close();
});

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

test.describe('where an account stands in the way', () => {
  test.use({ expectedConsole: /status of 409/ });

  test('a person with an account is not deleted, and the account is disabled instead', async ({
    adminPage: page,
    staff,
  }) => {
    const account = await createAccount(staff, 'ROLE_USER');
    await page.goto(`${paths.people}/page/${account.page}`);

    await page
      .getByRole('row')
      .filter({ hasText: account.email })
      .getByRole('button', { name: /Eliminar/ })
      .click();
    await page.getByRole('button', { name: 'Si, Eliminar!' }).click();
    await page.getByRole('button', { name: 'Desactivar su cuenta' }).click();
    await expect(page.getByText('La cuenta está desactivada.')).toBeVisible();
  });
});

test('whoever lacks a right is told whom to ask', async ({ page, request }) => {
  await signInAs(page, request, 'usuario');
  await page.goto(staffPaths.accounts);

  const warning = alertWith(page, 'Acceso denegado');
  await expect(warning).toContainText('no tienes acceso a este recurso!');
  await expect(warning).toContainText('valentina.rojas@puente.example.org');
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
