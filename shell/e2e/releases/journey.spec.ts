// Screens: mf-offers/src mf-public/src/home mf-backoffice/src shell/src/login shell/src/session
import { readFileSync } from 'node:fs';
import { paths } from '@portal/kit/routing/paths';
import { collectApiPosts } from '../support/api-posts';
import { curriculum } from '../support/curriculum';
import { useOwnSite } from '../support/own-site';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test, type Page } from '../support/test';

const offer = 'Desarrollador/a Full Stack Java y React';
const email = 'paula.nunez@example.org';
const file = curriculum('Paula Núñez, ingeniera');
const answers = [
  'Sí, en dos semanas.',
  'Cuatro años con Java y React.',
  'Santiago,\nen la comuna de Ñuñoa.',
];

const site = useOwnSite();

test.describe.configure({ mode: 'serial' });

async function openOffer(page: Page) {
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
  await new OffersPages(page).open(offer);
  await expect(page.getByRole('heading', { level: 1, name: offer })).toBeVisible();
}

test('S1.05 S2.18 S2.57 S2.82 S2.95 S2.96 S4.19 S4.20 S4.21 S7.25 S7.26 S7.27 a visitor goes from the home page to an application and is told that it arrived', async ({
  page,
}) => {
  const calls = collectApiPosts(page);
  const offers = new OffersPages(page);
  await openOffer(page);
  await offers.apply();
  await expect(page.getByRole('heading', { level: 1, name: offer })).toBeVisible();
  await offers.identify(email);
  await offers.describe({ name: 'Paula Núñez', salary: '2.600.000', curriculum: file });
  await offers.answer(answers);
  await offers.send().click();

  await expect(offers.confirmation().getByRole('heading', { level: 1 })).toHaveText(/éxito/);
  await expect(page).toHaveURL(/detalle-oferta\/\d+$/);
  expect(calls).toEqual([
    '/api/aplicantes/save',
    '/api/aplicantes-ofertas/upload-curriculum',
    ...answers.map(() => '/api/respuestas-ofertas-preguntas/guardar'),
  ]);
});

test('S4.17 S8.38 the same e-mail is told that it has applied', async ({ page }) => {
  const offers = new OffersPages(page);
  await openOffer(page);
  await offers.apply();
  await offers.identify(email);

  await expect(page.getByRole('alertdialog')).toContainText(/ya/i);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/detalle-oferta\/\d+$/);
});

async function openApplicants(page: Page) {
  await new LoginPage(page).signIn('admin');
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
  await new OffersPages(page)
    .card(offer)
    .getByRole('button', { name: /acciones|opciones/i })
    .click();
  await page.getByRole('menuitem', { name: 'Ver aplicantes' }).click();
  return page.getByRole('row', { name: /Paula Núñez/ });
}

test('S2.83 S2.86 S4.11 S7.21 S8.28 the administrator reads the answers, downloads the very file and changes the status', async ({
  page,
}) => {
  const row = await openApplicants(page);
  await row.getByRole('button', { name: email }).click();
  const dialog = page.getByRole('dialog', { name: 'Respuestas del aplicante' });
  for (const answer of answers) await expect(dialog).toContainText(answer);
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Descargar CV/ }).click(),
  ]);
  expect(readFileSync(await download.path()).equals(file)).toBe(true);

  await row.getByRole('combobox').selectOption({ index: 2 });
  await expect(page.getByText('El estado ha sido actualizado correctamente.')).toBeVisible();
});

test('after SIGKILL and a new start all of it is still there, and «Cerrar Sesión» empties session storage', async ({
  page,
}) => {
  await site.kill();
  await site.start();

  const row = await openApplicants(page);
  await expect(row.getByRole('combobox')).not.toHaveValue('1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Descargar CV/ }).click(),
  ]);
  expect(readFileSync(await download.path()).equals(file)).toBe(true);

  await page.getByRole('banner').getByRole('button', { name: 'admin' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(alertWith(page, 'Logout')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
