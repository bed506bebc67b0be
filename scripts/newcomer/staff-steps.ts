import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { AccountsPage } from 'shell/e2e/pages/accounts-page';
import { LoginPage } from 'shell/e2e/pages/login-page';
import { readAlert } from 'shell/e2e/pages/messages';
import { offerChoices, offerTexts, OfferBoard } from 'shell/e2e/pages/offer-board';
import { OffersPages, type Application } from 'shell/e2e/pages/offers-pages';
import { OwnAccountPage } from 'shell/e2e/pages/own-account-page';
import { RequestInbox } from 'shell/e2e/pages/request-inbox';
import { expect, test, type Page } from 'shell/e2e/test';
import { createTelephone } from '../../api/testing/second-factor';

export const founder = { username: 'fundadora', password: 'once osos duermen' };
const colleague = {
  name: 'Íñigo',
  surname: "O'Higgins",
  email: 'inigo@puente.example.org',
  username: 'inigo',
  password: 'tres gatos verdes bailan',
};

export const becomeAdministrator = (page: Page, link: string) =>
  test.step('the first administrator chooses a password', async () => {
    await page.goto(link);
    await page.getByLabel('Nombre').fill('Fundadora');
    await page.getByLabel('Apellido').fill('Ñuñoa');
    await page.getByLabel('Correo').fill('fundadora@puente.example.org');
    await choosePassword(page, founder);
  });

async function choosePassword(page: Page, { username, password }: typeof founder) {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await readAlert(page, 'Listo');
  await fillIn(page, { username, password });
}

async function fillIn(page: Page, { username, password, code }: Credentials) {
  await new LoginPage(page).fill(username, password);
  if (code !== undefined) {
    await page.getByLabel('Escribe el código de tu aplicación').fill(code);
    await page.getByRole('button', { name: 'Continuar' }).click();
  }
  await expect(page).toHaveURL(/\/modulo-principal$/);
}

type Credentials = typeof founder & { code?: string };

/** Returns the recovery codes. */
export const addSecondFactor = (page: Page) =>
  test.step('the administrator adds a second factor', async () => {
    const own = new OwnAccountPage(page);
    await own.open();
    const { secret, recoveryCodes } = await own.beginSecondFactor(founder.password);
    await own.activate(createTelephone(secret)());
    await expect(page.getByText('Tu segundo factor está activo.')).toBeVisible();
    return recoveryCodes;
  });

/** Accounts with a second factor need a code. */
export const signIn = (page: Page, origin: string, credentials: Credentials) =>
  test.step('the administrator signs in', async () => {
    await page.goto(`${origin}${paths.login}`);
    await fillIn(page, credentials);
  });

export const inviteByMail = (page: Page) =>
  test.step('a colleague is invited by mail', async () => {
    await new AccountsPage(page).open();
    await page.getByRole('button', { name: 'Invitar a una persona' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' });
    await dialog.getByRole('button', { name: /nueva/i }).click();
    await dialog.getByLabel('Nombre').fill(colleague.name);
    await dialog.getByLabel('Apellido').fill(colleague.surname);
    await dialog.getByRole('textbox', { name: 'Correo' }).fill(colleague.email);
    await dialog.getByRole('radio', { name: /^Por correo/ }).check();
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await expect(dialog).toBeHidden();
    return colleague.email;
  });

export const acceptInvitation = (page: Page, link: string) =>
  test.step('the colleague chooses a password and signs in', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(colleague.name);
    await choosePassword(page, colleague);
  });

export const publishOffer = (page: Page, title: string) =>
  test.step('an offer is published', async () => {
    const board = new OfferBoard(page);
    await new OffersPages(page).goToBoard();
    await board.plus().click();
    const dialog = board.dialog('Crear Nueva Oferta');
    const texts = { ...offerTexts, 'Título de la vacante': title };
    for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text);
    for (const [label, option] of Object.entries(offerChoices)) {
      await dialog.getByLabel(label).selectOption(option);
    }
    await dialog.getByRole('button', { name: 'Guardar Oferta' }).click();
    await readAlert(page, 'Oferta Creada');
    await expect(board.card(title)).toBeVisible();
  });

export const judge = (page: Page, title: string, { name }: Pick<Application, 'name'>) =>
  test.step('the administrator reads the application and its CV, and judges it', async () => {
    await new OffersPages(page).goToBoard();
    await new OfferBoard(page).choose(title, 'Ver aplicantes');
    const row = page.getByRole('row', { name });
    await row.getByRole('combobox').selectOption({ index: 2 });
    await readAlert(page, 'Estado actualizado');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Descargar CV/ }).click(),
    ]);
    expect(await download.failure()).toBeNull();
  });

export const sendCopy = (page: Page, { name }: Application) =>
  test.step('the administrator sends a copy of the data', async () => {
    const inbox = new RequestInbox(page, staffPaths.requests);
    await inbox.open(name);
    await inbox.openButton(name).click();
    await inbox.request(name).getByRole('button', { name: 'Responder', exact: true }).click();
  });

export const signOut = (page: Page) =>
  test.step('the administrator signs out', async () => {
    await page.getByRole('banner').getByRole('button', { name: founder.username }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await readAlert(page, 'Logout');
    await expect(page).toHaveURL(/\/login$/);
  });
