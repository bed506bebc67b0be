import { paths, pathTo } from '@portal/kit/routing/paths';
import { answer, notice, readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import { expect, test, type Page } from '../support/test';

const incomplete = 'Debe seleccionar un conocimiento y especificar la experiencia mínima';

const cells = (page: Page) =>
  page
    .getByRole('table', { name: 'Conocimientos asignados' })
    .locator('tbody tr:has([data-action]), tbody tr:has(button)');

function callsOf(page: Page, method: string) {
  const calls: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === method && pathname.startsWith('/api/conocimientos_ofertas')) {
      calls.push({ path: pathname, body: request.postDataJSON() });
    }
  });
  return calls;
}

test('S2.65 S2.66 S2.67 S5.26 S5.52 S7.16 knowledge is assigned, changed, deleted and taken back', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer();
  const [angular, rust, cobol] = [
    await staff.createSkill(),
    await staff.createSkill(),
    await staff.createSkill(),
  ];
  const angularId = await staff.assignSkill(offer.id, angular.id, '1 año');
  await staff.assignSkill(offer.id, rust.id, '3 años');
  const [posts, puts, deletes, reads] = ['POST', 'PUT', 'DELETE', 'GET'].map((method) =>
    callsOf(page, method),
  );
  const dialog = await new OfferBoard(page).openDialog(offer.name, 'Asignar Conocimientos');
  const select = dialog.getByLabel('Conocimiento', { exact: true });
  const experience = dialog.getByLabel('Experiencia mínima', { exact: true });
  const assign = dialog.getByRole('button', { name: 'Asignar', exact: true });
  const edit = (name: string) => dialog.getByRole('button', { name: `Editar ${name}` });
  const remove = (name: string) => dialog.getByRole('button', { name: `Eliminar ${name}` });
  const option = (name: string) => select.locator('option', { hasText: name });

  await expect(cells(page)).toHaveCount(2);
  await expect(experience).toHaveAttribute('placeholder', '2 años');
  await expect(option(cobol.name)).toHaveCount(1);
  await expect(option(angular.name)).toHaveCount(0);
  expect(reads?.map(({ path }) => path)).toContain(
    `/api/conocimientos_ofertas/id_oferta/${offer.id}`,
  );

  await assign.click();
  await readAlert(page, 'Atención', incomplete);
  await select.selectOption(cobol.name);
  await experience.fill('   ');
  await assign.click();
  await readAlert(page, 'Atención', incomplete);
  expect(posts).toEqual([]);
  await experience.fill('2 años');
  await assign.click();
  await expect(cells(page)).toHaveCount(3);
  await expect(experience).toHaveValue('');
  expect(posts).toEqual([
    {
      path: '/api/conocimientos_ofertas/save',
      body: expect.objectContaining({
        experiencia_minima: '2 años',
        oferta: expect.objectContaining({ id_ofertas: offer.id }),
        conocimientos: expect.objectContaining({ id_conocimientos: cobol.id }),
      }),
    },
  ]);

  await edit(angular.name).click();
  await expect(experience).toHaveValue('1 año');
  await expect(select.locator('option:checked')).toHaveText(angular.name);
  await expect(edit(angular.name)).toBeDisabled();
  await expect(remove(rust.name)).toBeDisabled();
  await expect(remove(angular.name)).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancelar edición' }).click();
  await expect(assign).toBeVisible();
  await expect(experience).toHaveValue('');
  await expect(remove(rust.name)).toBeEnabled();
  await edit(angular.name).click();
  await experience.fill('5 años');
  await dialog.getByRole('button', { name: 'Actualizar' }).click();
  await expect(cells(page).filter({ hasText: angular.name })).toContainText('5 años');
  expect(puts).toEqual([
    {
      path: `/api/conocimientos_ofertas/update/${angularId}`,
      body: {
        id_ofertas_conocimientos: angularId,
        experiencia_minima: '5 años',
        conocimientos: expect.objectContaining({ id_conocimientos: angular.id }),
        oferta: expect.objectContaining({ id_ofertas: offer.id }),
        version: 1,
      },
    },
  ]);

  await remove(angular.name).click();
  await answer(page, 'Esta seguro?', 'Si, Eliminar!');
  await readAlert(page, 'Eliminado!');
  await expect(cells(page)).toHaveCount(2);
  await expect(option(angular.name)).toHaveCount(1);
  expect(deletes?.map(({ path }) => path)).toEqual([
    `/api/conocimientos_ofertas/delete/${angularId}`,
  ]);

  // Above the open dialog, by keyboard.
  await expect(notice(page, angular.name).last()).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(cells(page)).toHaveCount(3);
  await expect(cells(page).filter({ hasText: angular.name })).toContainText('5 años');
  await expect(dialog).toBeVisible();
});

test('S2.68 an empty catalogue and one that is used up say so', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer();
  const skill = await staff.createSkill();
  await page.route('**/api/conocimientos', (route) => route.fulfill({ json: [] }));
  const board = new OfferBoard(page);
  const dialog = await board.openDialog(offer.name, 'Asignar Conocimientos');
  await expect(dialog.getByText('No hay conocimientos disponibles.')).toBeVisible();

  await page.unrouteAll();
  await page.route('**/api/conocimientos', (route) =>
    route.fulfill({ json: [{ id_conocimientos: skill.id, conocimientos: skill.name }] }),
  );
  await staff.assignSkill(offer.id, skill.id);
  await board.openDialog(offer.name, 'Asignar Conocimientos');
  await expect(dialog.getByText('Todos los conocimientos ya han sido asignados.')).toBeVisible();
});

test('S5.28 without an offer nothing can be assigned', async ({ adminPage: page, staff }) => {
  const offer = await staff.createOffer();
  await page.goto(paths.offerSkills.replace('/:id?', ''));
  await readAlert(page, 'Atención', 'No se puede guardar: ID de oferta no disponible...');
  await page.getByLabel('Elige la oferta').selectOption(offer.name);
  await expect(page).toHaveURL(pathTo(paths.offerSkills, offer.id));
  await expect(page.getByLabel('Experiencia mínima', { exact: true })).toBeVisible();
});

test('S3.08 S8.24 other spellings of the answer are read, and a row without an id only leaves the view', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer();
  const [first, second] = [await staff.createSkill(), await staff.createSkill()];
  const sent = callsOf(page, 'DELETE');
  const puts = callsOf(page, 'PUT');
  const item = ({ id, name }: typeof first) => ({ id_conocimientos: id, conocimientos: name });
  await page.route(`**/api/conocimientos_ofertas/id_oferta/${offer.id}`, (route) =>
    route.fulfill({
      json: [
        {
          id_oferta_conocimientos: 7_000_001,
          experiencia_minima: '1 año',
          conocimiento: item(first),
        },
        { experiencia_minima: '2 años', conocimientos: item(second) },
      ],
    }),
  );
  await page.route('**/api/conocimientos_ofertas/update/7000001', (route) =>
    route.fulfill({ json: { mensaje: 'Listo.' } }),
  );
  const dialog = await new OfferBoard(page).openDialog(offer.name, 'Asignar Conocimientos');
  await expect(cells(page)).toHaveText([/1 año/, /2 años/]);

  await dialog.getByRole('button', { name: `Eliminar ${second.name}` }).click();
  await expect(cells(page)).toHaveCount(1);
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: `Editar ${first.name}` }).click();
  await dialog.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Listo.')).toBeVisible();
  expect(puts.map(({ path }) => path)).toEqual(['/api/conocimientos_ofertas/update/7000001']);
});

test.describe('faults', () => {
  test.use({ expectedConsole: /500|404|409/ });

  test('S5.27 what a colleague has assigned meanwhile is not assigned twice', async ({
    adminPage: page,
    staff,
  }) => {
    const offer = await staff.createOffer();
    const skill = await staff.createSkill();
    const dialog = await new OfferBoard(page).openDialog(offer.name, 'Asignar Conocimientos');
    await dialog.getByLabel('Conocimiento', { exact: true }).selectOption(skill.name);
    await dialog.getByLabel('Experiencia mínima', { exact: true }).fill('1 año');
    await staff.assignSkill(offer.id, skill.id);
    await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();

    await readAlert(page, 'Error', 'Este conocimiento ya ha sido asignado y guardado.');
    await expect(cells(page)).toHaveText([new RegExp(skill.name)]);
  });

  test('S8.22 S8.23 each failure shows the server’s text or one of its own; a 404 with a text is an empty list', async ({
    adminPage: page,
    staff,
  }) => {
    const offer = await staff.createOffer();
    const skill = await staff.createSkill();
    const link = await staff.assignSkill(offer.id, skill.id);
    const other = await staff.createSkill();
    const board = new OfferBoard(page);
    const list = `**/api/conocimientos_ofertas/id_oferta/${offer.id}`;
    const fail = (pattern: string, body: object, status = 500) =>
      page.route(pattern, (route) => route.fulfill({ status, json: body }));

    await fail(list, { mensaje: 'La base está en reparación.' });
    const dialog = await board.openDialog(offer.name, 'Asignar Conocimientos');
    await readAlert(page, 'Error', 'La base está en reparación.');
    await page.unrouteAll();
    await fail(list, { Mensaje: 'Sin conocimientos.' }, 404);
    await board.openDialog(offer.name, 'Asignar Conocimientos');
    await expect(
      dialog.getByText('No hay conocimientos asignados a esta oferta aún.'),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.unrouteAll();

    await board.openDialog(offer.name, 'Asignar Conocimientos');
    await fail('**/api/conocimientos_ofertas/save', {});
    await dialog.getByLabel('Conocimiento', { exact: true }).selectOption(other.name);
    await dialog.getByLabel('Experiencia mínima', { exact: true }).fill('1 año');
    await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();
    await readAlert(page, 'Error', 'No pudimos guardar el conocimiento. Inténtalo de nuevo.');
    await fail(`**/api/conocimientos_ofertas/update/${link}`, { mensaje: 'No se puede cambiar.' });
    await dialog.getByRole('button', { name: `Editar ${skill.name}` }).click();
    await dialog.getByRole('button', { name: 'Actualizar' }).click();
    await readAlert(page, 'Error', 'No se puede cambiar.');
    await dialog.getByRole('button', { name: 'Cancelar edición' }).click();
    await fail(`**/api/conocimientos_ofertas/delete/${link}`, { mensaje: 'No se puede borrar.' });
    await dialog.getByRole('button', { name: `Eliminar ${skill.name}` }).click();
    await answer(page, 'Esta seguro?', 'Si, Eliminar!');
    await readAlert(page, 'No se pudo eliminar', 'No se puede borrar.');
    await expect(cells(page)).toHaveCount(1);
  });
});
