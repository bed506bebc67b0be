// Screens: mf-backoffice/src/candidate-data
import { readFile } from 'node:fs/promises';
import { alertWith } from '../support/pages/alert';
import { CandidateDataPage } from '../support/pages/candidate-data-page';
import { CandidatesPage } from '../support/pages/candidates-page';
import { anApplicant } from '../support/personal-data';
import { expect, test, type Page } from '../support/test';

async function openData(page: Page, name: string) {
  await new CandidatesPage(page).open(`?buscar=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Datos de ${name}` }).click();
  const data = new CandidateDataPage(page);
  await expect(data.person(name)).toBeVisible();
  return data;
}

test('all of a person’s data are told, exported and corrected; each use is recorded', async ({
  adminPage: page,
}) => {
  const { name } = await anApplicant(page);
  const data = await openData(page, name);
  await expect(page.getByText('En proceso: el plazo empieza cuando se cierre')).toBeVisible();
  await expect(page.getByText(`CV ${name}.pdf`)).toBeVisible();
  await expect(data.uses()).toContainText('Nadie los ha descargado ni cambiado.');

  const [curriculum] = await Promise.all([
    page.waitForEvent('download'),
    data.button(`Descargar CV de ${name}`).click(),
  ]);
  expect((await readFile(await curriculum.path())).toString()).toContain('%PDF-');
  await expect(data.uses()).toContainText('Descargó el CV');

  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    data.button('Exportar datos').click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^datos-candidato-\d+\.zip$/);
  const bytes = (await readFile(await archive.path())).toString('latin1');
  expect(bytes.startsWith('PK')).toBe(true);
  expect(bytes).toContain('datos.json');
  expect(bytes).toContain('%PDF-');
  await expect(data.uses()).toContainText('Exportó todos los datos');

  const dialog = data.dialog(`Corregir los datos de ${name}`);
  await data.button('Corregir datos').press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(data.button('Corregir datos')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Nombre').fill(`${name} Soto`);
  await dialog.getByRole('button', { name: 'Guardar corrección' }).click();
  await expect(alertWith(page, 'Datos corregidos')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(data.person(`${name} Soto`)).toBeVisible();
  await expect(data.uses()).toContainText('Corrigió nombre o correo');
});
