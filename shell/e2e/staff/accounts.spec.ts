// Screens: mf-backoffice/src/accounts mf-backoffice/src/account-link shell/src/session
import { paths } from '@portal/kit/routing/paths';
import { createAccount, openAccountPage, type TestAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { AccountsPage } from '../support/pages/accounts-page';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { PersonFormPage } from '../support/pages/people-page';
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
  await expect(guest.getByText(/^Es fácil de adivinar/)).toBeVisible();
  await expect(guest.getByLabel('Usuario')).toHaveValue(username);
  await guest.getByLabel('Contraseña', { exact: true }).fill('tres gatos verdes bailan');
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await alertWith(guest, 'Listo').getByRole('button', { name: 'Aceptar' }).click();
  await expect(guest).toHaveURL(paths.login);
  await new LoginPage(guest).fill(username, 'tres gatos verdes bailan');
  await expect(guest.getByRole('button', { name: username })).toBeVisible();

  // The list may have several pages.
  await accounts.open(email);
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
