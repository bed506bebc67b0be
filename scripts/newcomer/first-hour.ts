import { paths } from '@portal/kit/routing/paths';
import { anApplication, uniqueTitle } from 'shell/e2e/an-application';
import { LoginPage } from 'shell/e2e/pages/login-page';
import { readAlert } from 'shell/e2e/pages/messages';
import { offerChoices, offerTexts, OfferBoard } from 'shell/e2e/pages/offer-board';
import { OffersPages } from 'shell/e2e/pages/offers-pages';
import { expect, test, type Page } from 'shell/e2e/test';

const password = 'once osos duermen';

/** Walks through a site that nobody has an account of yet, from the link that its start printed. */
export async function walkThroughFirstHour(page: Page, link: string) {
  const { origin } = new URL(link);
  const address = (path: string) => `${origin}${path}`;
  const title = uniqueTitle('Analista de datos');
  const application = anApplication({ answers: [] });
  const offers = new OffersPages(page);

  await test.step('the first administrator chooses a password', async () => {
    await page.goto(link);
    await page.getByLabel('Nombre').fill('Fundadora');
    await page.getByLabel('Apellido').fill('Ñuñoa');
    await page.getByLabel('Correo').fill('fundadora@puente.example.org');
    await page.getByLabel('Usuario').fill('fundadora');
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await readAlert(page, 'Listo');
    await signIn(page);
  });

  await test.step('an offer is published', async () => {
    const board = new OfferBoard(page);
    await offers.goToBoard();
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
    await signOut(page);
  });

  await test.step('a visitor applies with a CV', async () => {
    await page.goto(address(paths.offers));
    await offers.open(title);
    await offers.apply();
    await offers.fillIn(application);
    await offers.send().click();
    await expect(offers.confirmation()).toBeVisible();
  });

  await test.step('the administrator reads the application and judges it', async () => {
    await page.goto(address(paths.login));
    await signIn(page);
    await offers.goToBoard();
    await new OfferBoard(page).choose(title, 'Ver aplicantes');
    const row = page.getByRole('row', { name: application.name });
    await row.getByRole('combobox').selectOption({ index: 2 });
    await readAlert(page, 'Estado actualizado');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Descargar CV/ }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    await signOut(page);
    await expect(page).toHaveURL(address(paths.login));
  });

  // The page is left before its server ends, so that it has nothing to complain of.
  await page.goto('about:blank', { waitUntil: 'load' });
}

async function signIn(page: Page) {
  await new LoginPage(page).fill('fundadora', password);
  await expect(page).toHaveURL(/\/modulo-principal$/);
}

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'fundadora' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await readAlert(page, 'Logout');
}
