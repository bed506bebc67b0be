// Screens: mf-backoffice/src/trash mf-backoffice/src/people mf-backoffice/src/master-data mf-backoffice/src/requests
import { applicantsPath, paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { expectAccessible } from '../support/axe';
import { PeoplePage } from '../support/pages/people-page';
import { expect, test, type Page } from '../support/test';

const widths = [360, 768, 1280];

async function expectAccessibleAtAllWidths(page: Page, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${where} at ${width} px`);
  }
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0);
}

/** Adds data to lists that may be empty. */
test.beforeEach(async ({ staff, request }) => {
  const { id } = await staff.createSkill();
  await staff.call('DELETE', `/api/conocimientos/delete/${id}`);
  await request.post('/api/contacto', {
    data: {
      nombre: 'Ana Rojas',
      email: 'ana@example.org',
      celular: '912345678',
      descripcion: 'Dos personas de datos.',
    },
  });
});

test('D.05 axe finds nothing in their dialogs, empty lists and refused forms', async ({
  adminPage: page,
}) => {
  test.setTimeout(240_000);
  await open(page, paths.questions);
  await page.getByRole('button', { name: 'Crear Pregunta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Este campo es obligatorio.')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the form of a question');

  const people = new PeoplePage(page);
  await people.open();
  await people.showProfile().first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'a profile');

  await open(page, staffPaths.contactRequests);
  await page
    .getByRole('link', { name: /^Abrir la solicitud/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Solicitud de/ })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'a contact request');

  await open(page, `${paths.trash}?buscar=nada+de+esto`);
  await expectAccessibleAtAllWidths(page, 'a search in the trash without finds');
  await open(page, paths.newPerson);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Requiere ingresar el nombre.')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'a person without a name');
});

test('at 360 px every table reads as cards: each value with the name of its column', async ({
  staff,
  adminPage: page,
}) => {
  const offer = await staff.createOffer();
  await staff.apply(offer.id, 'Nadia Quiroga');
  await page.setViewportSize({ width: 360, height: 800 });
  const applicants = applicantsPath(offer.id);

  for (const path of [
    paths.people,
    paths.questions,
    paths.skills,
    paths.languages,
    paths.candidates,
    paths.trash,
    staffPaths.applicationStatuses,
    applicants,
  ]) {
    await open(page, path);
    const row = page.getByRole('table').locator('tbody').getByRole('row').first();
    await expect(row, path).toBeVisible();
    const layout = path === applicants ? 'grid' : 'flex';
    expect(await row.evaluate((card) => getComputedStyle(card).display), path).toBe(layout);
    const cells = row.locator('td:not([data-action])');
    expect(await cells.count(), path).toBeGreaterThan(1);
    const unnamed = await cells.evaluateAll(
      (all) =>
        all.filter(
          (cell) =>
            getComputedStyle(cell, '::before').content !==
            JSON.stringify(cell.getAttribute('data-label')),
        ).length,
    );
    expect(unnamed, path).toBe(0);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, path).toBeLessThanOrEqual(360);
  }
});
