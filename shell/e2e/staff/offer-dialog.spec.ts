import { expectAccessible } from '../support/axe';
import { offerChoices, offerTexts, OfferBoard } from '../support/pages/offer-board';
import { answer, notice, readAlert } from '../support/pages/messages';
import { expect, test, type Page } from '../support/test';

const required = 'Este campo es obligatorio.';
const choiceErrors = [
  'Seleccione una formación.',
  'Seleccione un tipo de contrato.',
  'Seleccione un estado.',
  'Seleccione una modalidad.',
];

const labels = [...Object.keys(offerTexts), ...Object.keys(offerChoices)];

async function fill(page: Page, title: string) {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries({ ...offerTexts, 'Título de la vacante': title })) {
    await dialog.getByLabel(label).fill(text);
  }
  for (const [label, option] of Object.entries(offerChoices)) {
    await dialog.getByLabel(label).selectOption(option);
  }
}

function countCalls(page: Page, method: string, path: string) {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    const isThis = request.method() === method && new URL(request.url()).pathname.startsWith(path);
    if (isThis) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('S2.62 S2.63 S3.11 S4.10 S5.29 S5.30 S5.31 S5.32 S5.33 S5.34 S7.14 the dialog has ten fields, all of them required, with the choices of the server', async ({
  adminPage: page,
}) => {
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname));
  const saved = countCalls(page, 'POST', '/api/ofertas/save');
  const board = new OfferBoard(page);
  await board.open();
  const statuses = page.waitForResponse('**/api/ofertas/estados');
  await board.plus().click();

  const dialog = board.dialog('Crear Nueva Oferta');
  for (const label of labels) await expect(dialog.getByLabel(label)).toBeVisible();
  await expect(dialog.locator('input, select, textarea')).toHaveCount(10);
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  for (const path of ['tipoContrato', 'formacion', 'modalidadTrabajo', 'estados']) {
    expect(read).toContain(`/api/ofertas/${path}`);
  }
  const wire: { estado: string }[] = await (await statuses).json();
  const options = dialog.getByLabel('Estado').locator('option:not([value=""])');
  await expect(options).toHaveText(wire.map(({ estado }) => estado));

  await dialog.getByRole('button', { name: 'Guardar Oferta' }).click();
  await expect(dialog.getByText(required)).toHaveCount(6);
  for (const text of choiceErrors) await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByLabel('Título de la vacante')).toBeFocused();
  expect(saved).toEqual([]);
});

test('S2.64 closing resets the form, and what was typed comes back from the notice', async ({
  adminPage: page,
}) => {
  const board = new OfferBoard(page);
  await board.open();
  const dialog = board.dialog('Crear Nueva Oferta');
  const closings = [
    () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
    () => dialog.getByRole('button', { name: 'Cerrar ventana' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await board.plus().click();
    await expect(dialog.getByLabel('Título de la vacante')).toHaveValue('');
    await expect(dialog.getByText(required)).toHaveCount(0);
    await dialog.getByLabel('Horario').fill('Por turnos');
    await dialog.getByLabel('Rango salarial').focus();
    await dialog.getByLabel('Beneficios').focus();
    await close();
    await expect(dialog).toBeHidden();
    await expect(board.plus()).toBeFocused();
  }

  await page.getByRole('button', { name: 'Seguir editando' }).last().click();
  await expect(dialog.getByLabel('Horario')).toHaveValue('Por turnos');
});

test('S2.64 a form that nobody touched closes without a word', async ({ adminPage: page }) => {
  const board = new OfferBoard(page);
  await board.open();
  await board.plus().click();
  await expect(board.dialog().getByLabel('Horario')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(board.dialog()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Seguir editando' })).toHaveCount(0);
});

test('S3.07 S7.15 S8.12 S9.12 a new offer is sent whole in the name of who signed in, and the server’s text is shown', async ({
  adminPage: page,
}) => {
  const saved = countCalls(page, 'POST', '/api/ofertas/save');
  const title = `Arquitecta de datos ${Date.now()}`;
  const board = new OfferBoard(page);
  await board.open();
  await board.plus().click();
  await fill(page, title);
  await board.dialog().getByRole('button', { name: 'Guardar Oferta' }).click();

  await readAlert(page, 'Oferta Creada', 'La oferta fue creada con éxito.');
  await expect(board.dialog()).toBeHidden();
  await expect(board.card(title)).toBeVisible();
  expect(saved).toEqual([
    expect.objectContaining({
      titulo_vacante: title,
      cantidad_vacantes: 3,
      descripcion_vacante: 'Primera línea\nSegunda línea',
      rango_salarial: '$2.000.000 a $2.500.000',
      horario: 'Lunes a viernes, 9 a 18 h',
      beneficios: 'Seguro\nVacaciones',
      formacion: expect.objectContaining({ id_formacion: 4 }),
      tipoContrato: expect.objectContaining({ id_tipo_contrato: 1 }),
      estado: expect.objectContaining({ id_estado: 1 }),
      modalidadTrabajo: expect.objectContaining({ id_modalidad_trabajo: 2 }),
      persona: expect.objectContaining({ id_persona: 1 }),
    }),
  ]);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
});

test('S2.61 S2.62 S7.15 S8.11 editing loads the offer, sends it whole and names it', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({ paises: [{ id: 3 }] });
  const updates = countCalls(page, 'PUT', `/api/ofertas/update/${offer.id}`);
  const board = new OfferBoard(page);
  const dialog = await board.openDialog(offer.name, 'Editar Oferta');
  await expect(board.dialog('Editar Oferta')).toBeVisible();
  await expect(dialog.getByLabel('Título de la vacante')).toHaveValue(offer.name);
  await expect(dialog.getByLabel('Estado')).toHaveValue('1');

  const changed = `${offer.name} (bis)`;
  await dialog.getByLabel('Título de la vacante').fill(changed);
  await dialog.getByRole('button', { name: 'Editar Oferta' }).click();

  await readAlert(page, 'Oferta Actualizada', changed);
  await expect(board.card(changed)).toBeVisible();
  expect(updates).toEqual([
    expect.objectContaining({
      id_oferta: offer.id,
      titulo_vacante: changed,
      beneficios: 'Seguro\nVacaciones',
      paises: [expect.objectContaining({ id: 3 })],
    }),
  ]);
});

test.describe('two editors', () => {
  test.use({ expectedConsole: /409/ });

  test('who saves second is told what differs, loses nothing, and may go on', async ({
    adminPage: page,
    colleaguePage,
    staff,
  }) => {
    const offer = await staff.createOffer();

    const mine = await new OfferBoard(page).openDialog(offer.name, 'Editar Oferta');
    await mine.getByLabel('Beneficios').fill('Teletrabajo');
    await mine.getByLabel('Rango salarial').fill('$1 a $2');
    const theirs = await new OfferBoard(colleaguePage).openDialog(offer.name, 'Editar Oferta');
    await theirs.getByLabel('Horario').fill('Por turnos');
    await theirs.getByLabel('Cantidad de vacantes').fill('7');
    await theirs.getByLabel('Rango salarial').fill('A convenir');
    await theirs.getByRole('button', { name: 'Editar Oferta' }).click();
    await readAlert(colleaguePage, 'Oferta Actualizada');

    await mine.getByRole('button', { name: 'Editar Oferta' }).click();
    const question = page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
    await expect(question).toContainText('Horario: Por turnos');
    await expect(question).toContainText('Vacantes: 7');
    await expect(question).toContainText('Rango salarial: A convenir (lo tuyo: $1 a $2)');
    await expect(question).not.toContainText('Beneficios');
    await expectAccessible(page, 'the conflict');
    await question.getByRole('button', { name: 'Conservar lo mío' }).click();
    await expect(mine.getByLabel('Beneficios')).toHaveValue('Teletrabajo');
    await expect(mine.getByLabel('Cantidad de vacantes')).toHaveValue('7');

    await mine.getByRole('button', { name: 'Editar Oferta' }).click();
    await readAlert(page, 'Oferta Actualizada', offer.name);
    expect(await staff.call('GET', `/api/ofertas/id/${offer.id}`)).toMatchObject({
      horario: 'Por turnos',
      cantidad_vacantes: 7,
      rango_salarial: '$1 a $2',
      beneficios: 'Teletrabajo',
    });
  });
});

test.describe('refused', () => {
  test.use({ expectedConsole: /500/ });

  test('S8.10 what the server says is shown and the form stays', async ({ adminPage: page }) => {
    await page.route('**/api/ofertas/save', (route) =>
      route.fulfill({ status: 500, json: { error: 'No hay cupo para más ofertas.' } }),
    );
    const board = new OfferBoard(page);
    await board.open();
    await board.plus().click();
    await fill(page, 'Rechazada');
    await board.dialog().getByRole('button', { name: 'Guardar Oferta' }).click();

    await readAlert(page, 'Error', 'No hay cupo para más ofertas.');
    await expect(board.dialog().getByLabel('Título de la vacante')).toHaveValue('Rechazada');
  });
});

test('S8.42 S8.46 an offer is deleted when it is confirmed, several in a row, and each comes back by its own «Deshacer»', async ({
  adminPage: page,
  staff,
}) => {
  const deletions = countCalls(page, 'DELETE', '/api/ofertas/delete');
  const first = await staff.createOffer();
  const second = await staff.createOffer();
  const board = new OfferBoard(page);
  await board.open();

  await board.choose(first.name, 'Eliminar Oferta');
  await expect(page.getByRole('button', { name: 'No, Cancelar!' })).toBeFocused();
  await answer(page, 'Esta seguro?', 'No, Cancelar!');
  await expect(board.card(first.name)).toBeVisible();
  expect(deletions).toHaveLength(0);

  for (const { name } of [first, second]) {
    await board.choose(name, 'Eliminar Oferta');
    await answer(page, 'Esta seguro?', 'Si, Eliminar!');
    await readAlert(page, 'Eliminado!', 'La oferta fue eliminada con éxito.');
    await expect(board.card(name)).toBeHidden();
    await expect(notice(page, name)).toBeVisible();
  }

  await notice(page, first.name).getByRole('button', { name: 'Deshacer' }).click();
  await expect(board.card(first.name)).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(board.card(second.name)).toBeVisible();
  expect(deletions).toHaveLength(2);
});
