// Screens: mf-offers/src/applicants
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { appliedOffer } from '../support/applied-offer';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { expect, test, type Page } from '../support/test';
import { writtenPdf } from '../support/written-pdf';

const names = [
  'Ana Ñandú',
  'Berta Soto',
  'Carla Díaz',
  'Dora Vega',
  'Elsa Rey',
  'Fe Luz',
  'Gil Paz',
];

async function openList(page: Page, request: APIRequestContext) {
  const people = names.map((name) => ({ name, file: writtenPdf(`Datos de ${name}`) }));
  const { api, offer } = await appliedOffer(request, people);
  const applicants = new ApplicantsPage(page);
  await applicants.open(offer.id);
  const statuses = async () => [
    ...new Set((await api.applicationsOf(offer.id)).map(({ status }) => status.name)),
  ];
  return { api, offer, applicants, statuses };
}

const tab = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Estado de los aplicantes' }).getByRole('button', { name });

test('the list is searched, sorted, narrowed and paged, and its address keeps all of it', async ({
  adminPage: page,
  request,
}) => {
  const { api, offer, applicants } = await openList(page, request);
  const [latest] = await api.applicationsOf(offer.id);
  if (!latest) throw new Error('Expected an applicant.');
  await api.changeStatus(latest, 3);
  await expect(tab(page, /^Todas 7/)).toBeVisible();
  await expect(tab(page, /^Entrevista 1/)).toBeVisible();

  await page.getByLabel('Por página').selectOption('5');
  await expect(page.getByText('1–5 de 7')).toBeVisible();
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await expect(applicants.table().getByRole('row').nth(1)).toContainText('Ana Ñandú');
  await page.getByRole('link', { name: '2', exact: true }).click();
  await expect(page.getByText('6–7 de 7')).toBeVisible();
  await page.reload();
  await expect(applicants.table().getByRole('row').nth(1)).toContainText('Fe Luz');

  await tab(page, /^Recibida 6/).click();
  await page.getByLabel('Buscar por nombre, correo o respuesta').fill('nandu');
  await expect(applicants.table().getByRole('row')).toHaveCount(2);
  await expect(applicants.row('Ana Ñandú')).toBeVisible();
  await expect(tab(page, /^Entrevista 0/)).toBeVisible();
  await page.getByLabel('Buscar por nombre, correo o respuesta').fill('nadie así');
  await page.getByRole('button', { name: 'Ver todos los aplicantes' }).click();
  await expect(page.getByText('1–5 de 7')).toBeVisible();
});

test('all that are found get one status by one call, and go back by one press', async ({
  adminPage: page,
  request,
}) => {
  const { applicants, statuses } = await openList(page, request);
  await page.getByLabel('Por página').selectOption('5');
  await expect(applicants.table().getByRole('row')).toHaveCount(6);
  await page.getByRole('checkbox', { name: 'Elegir toda la página' }).check();
  await expect(applicants.chosen().getByText('5 elegidos')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir los 7 que coinciden' }).press('Enter');
  await expect(applicants.chosen().getByText('7 elegidos')).toBeVisible();
  // The pressed button is gone; the next key continues from its position.
  await expect(applicants.chosen()).toBeFocused();
  const puts: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'PUT') puts.push(call.url());
  });

  await applicants.chosen().getByLabel('Pasar a').selectOption({ label: 'En revisión' });
  await applicants.chosen().getByRole('button', { name: 'Cambiar elegidos' }).click();
  await page.getByRole('button', { name: 'Sí, cambiar' }).click();
  await expect(applicants.outcome()).toHaveText('7 aplicantes en «En revisión».');
  expect(await statuses()).toEqual(['En revisión']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(applicants.outcome()).toHaveText('7 aplicantes de vuelta en su estado anterior.');
  expect(await statuses()).toEqual(['Recibida']);
  expect(puts).toHaveLength(2);
});

test('the CVs of those chosen come as one file, by the names of their people', async ({
  adminPage: page,
  request,
}) => {
  const { offer, applicants } = await openList(page, request);
  for (const name of ['Ana Ñandú', 'Berta Soto']) await applicants.choose(name);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CV en un ZIP' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe(`curriculums-oferta-${offer.id}.zip`);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(['001 Ana Ñandú.pdf', '002 Berta Soto.pdf']);
  expect(strFromU8(files['001 Ana Ñandú.pdf'] ?? new Uint8Array(), true)).toContain('%PDF-');
});
