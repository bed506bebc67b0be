import { paths, pathTo } from '@portal/kit/routing/paths';
import { alertWith } from '../support/pages/alert';
import { notice, readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import { expect, test, type Page } from '../support/test';

const chile = { id: 3, name: 'Chile' };
const colombia = { id: 4, name: 'Colombia' };

const asOption = ({ id }: { id: number }) => String(id);

function updatesOf(page: Page, offerId: number) {
  const bodies: { paises: unknown[]; ciudades: unknown[] }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PUT' && pathname === `/api/ofertas/update/${offerId}`) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

const rows = (page: Page) => page.getByRole('dialog').locator('tbody tr:not(:has([data-empty]))');

test('S2.69 S2.71 S2.72 S4.13 S5.47 S5.48 S7.05 S8.17 countries are listed here and saved together', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer();
  const updates = updatesOf(page, offer.id);
  const countries = page.waitForRequest('**/api/personas/paises');
  const board = new OfferBoard(page);
  const dialog = await board.openDialog(offer.name, 'Asignar países');
  await countries;
  const select = dialog.getByLabel('País');
  const add = dialog.getByRole('button', { name: 'Asignar', exact: true });
  const save = dialog.getByRole('button', { name: 'Guardar Países' });

  await expect(dialog.getByText(offer.name)).toBeVisible();
  await expect(dialog.getByText('No hay países asignados a esta oferta aún.')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(add).toBeDisabled();
  await select.press('Enter');
  await readAlert(page, 'Atención', 'Por favor, selecciona un país para añadir.');

  for (const country of [chile, colombia]) {
    await select.selectOption(asOption(country));
    await add.click();
  }
  await expect(rows(page)).toHaveText([/Chile/, /Colombia/]);
  await expect(save).toBeEnabled();
  await select.selectOption(asOption(chile));
  await add.click();
  await readAlert(page, 'Atención', 'Este país ya ha sido añadido a la oferta.');
  await expect(rows(page)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Eliminar Colombia' }).click();
  await expect(rows(page)).toHaveText([/Chile/]);
  expect(updates).toEqual([]);

  const refreshed = page.waitForRequest('**/api/ofertas');
  await save.click();
  await refreshed;
  await readAlert(page, 'Oferta Actualizada', 'Países asignados a la oferta correctamente.');
  await expect(dialog).toBeHidden();
  expect(updates).toEqual([
    expect.objectContaining({
      titulo_vacante: offer.name,
      paises: [{ id: 3, nombre: 'Chile' }],
      ciudades: [],
    }),
  ]);
});

test('S2.70 S2.77 many rows scroll in a box of about 200 px that the keyboard reaches', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({
    paises: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ id })),
    ciudades: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ id_ciudad: id })),
  });
  const board = new OfferBoard(page);
  for (const item of ['Asignar países', 'Asignar ciudades']) {
    const dialog = await board.openDialog(offer.name, item);
    const box = dialog.getByRole('region', { name: 'Lugares asignados' });
    await expect(rows(page)).toHaveCount(10);
    const { height = 0 } = (await box.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(180);
    expect(height).toBeLessThanOrEqual(220);
    await box.focus();
    await page.keyboard.press('End');
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  }
});

test('S2.73 S2.74 S2.75 S4.13 S5.49 S5.50 S8.18 S8.20 cities belong to the countries of the offer', async ({
  adminPage: page,
  staff,
}) => {
  const bare = await staff.createOffer();
  const offer = await staff.createOffer({ paises: [{ id: 3 }, { id: 4 }] });
  const updates = updatesOf(page, offer.id);
  const board = new OfferBoard(page);
  const first = await board.openDialog(bare.name, 'Asignar ciudades');
  await expect(
    first.getByText('Para asignar ciudades, primero debes asignar países a esta oferta.'),
  ).toBeVisible();
  await expect(first.getByRole('button', { name: 'Guardar Ciudades' })).toBeDisabled();
  await page.keyboard.press('Escape');

  const dialog = await board.openDialog(offer.name, 'Asignar ciudades');
  const country = dialog.getByLabel('País');
  const city = dialog.getByLabel('Ciudad');
  const add = dialog.getByRole('button', { name: 'Asignar', exact: true });
  const save = dialog.getByRole('button', { name: 'Guardar Ciudades' });
  await expect(country.locator('option')).toHaveText([/Selecciona/, 'Chile', 'Colombia']);
  await expect(save).toBeDisabled();
  await add.click();
  await readAlert(page, 'Atención', 'Por favor, selecciona una ciudad para añadir.');

  const cities = page.waitForRequest('**/api/personas/ciudades/3');
  await country.selectOption('Chile');
  await cities;
  await expect(city.locator('option', { hasText: 'Bogotá' })).toHaveCount(0);
  await city.selectOption('Santiago');
  await add.click();
  await expect(page.getByText('Añadiste Santiago. Falta guardar.')).toBeVisible();
  await expect(rows(page)).toHaveText([/Santiago.*Chile/]);
  await city.selectOption('Santiago');
  await add.click();
  await readAlert(page, 'Atención', 'Esta ciudad ya ha sido añadida a la oferta.');
  await city.selectOption('Temuco');
  await add.click();
  await dialog.getByRole('button', { name: 'Eliminar Temuco' }).click();
  await expect(page.getByText('Quitaste Temuco. Falta guardar.')).toBeVisible();
  expect(updates).toEqual([]);

  const refreshed = page.waitForRequest('**/api/ofertas');
  await save.click();
  await refreshed;
  await readAlert(page, 'Oferta Actualizada', 'Ciudades asignadas a la oferta correctamente.');
  await expect(dialog).toBeHidden();
  expect(updates).toEqual([
    expect.objectContaining({ ciudades: [expect.objectContaining({ nombre_ciudad: 'Santiago' })] }),
  ]);
});

test('S2.74 a country without cities, and one whose cities are all added, say so', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({
    paises: [{ id: 3 }, { id: 4 }],
    ciudades: [],
  });
  await page.route('**/api/personas/ciudades/3', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/personas/ciudades/4', (route) =>
    route.fulfill({
      json: [{ id_ciudad: 19, nombre_ciudad: 'Bogotá', pais: { id: 4, nombre: 'Colombia' } }],
    }),
  );
  const dialog = await new OfferBoard(page).openDialog(offer.name, 'Asignar ciudades');

  await dialog.getByLabel('País').selectOption('Chile');
  await expect(dialog.getByText('No hay ciudades disponibles para este país.')).toBeVisible();
  await dialog.getByLabel('País').selectOption('Colombia');
  await dialog.getByLabel('Ciudad').selectOption('Bogotá');
  await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();
  await expect(dialog.getByText('Ya añadiste todas las ciudades de este país.')).toBeVisible();
});

test('S2.76 a city whose country the offer lost is not shown', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({ paises: [{ id: 3 }] });
  await page.route(`**/api/ofertas/id/${offer.id}`, async (route) => {
    const answer = await route.fetch();
    const bogota = { id_ciudad: 19, nombre_ciudad: 'Bogotá', pais: { id: 4, nombre: 'Colombia' } };
    const temuco = { id_ciudad: 17, nombre_ciudad: 'Temuco', pais: { id: 3, nombre: 'Chile' } };
    await route.fulfill({ json: { ...(await answer.json()), ciudades: [bogota, temuco] } });
  });
  await new OfferBoard(page).openDialog(offer.name, 'Asignar ciudades');

  await expect(rows(page)).toHaveText([/Temuco/]);
});

test('a country that a colleague adds meanwhile is kept and told', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({ paises: [chile] });
  const dialog = await new OfferBoard(page).openDialog(offer.name, 'Asignar países');
  await dialog.getByLabel('País').selectOption(asOption(colombia));
  await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();
  const current = await staff.call('GET', `/api/ofertas/id/${offer.id}`);
  await staff.call('PUT', `/api/ofertas/update/${offer.id}`, {
    ...current,
    paises: [chile, { id: 6 }],
  });
  await dialog.getByRole('button', { name: 'Guardar Países' }).click();

  await readAlert(page, 'Oferta Actualizada');
  await expect(notice(page, 'Otra persona guardó cambios.')).toContainText(
    /Chile, España, Colombia/,
  );
});

test('the last country goes by «Quitar todos», with its cities', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({ paises: [{ id: 3 }], ciudades: [{ id_ciudad: 13 }] });
  const updates = updatesOf(page, offer.id);
  const dialog = await new OfferBoard(page).openDialog(offer.name, 'Asignar países');
  await dialog.getByRole('button', { name: 'Quitar todos' }).click();
  await alertWith(page, '¿Quitar todos los países?')
    .getByRole('button', { name: 'Sí, quitar todos' })
    .click();

  await readAlert(page, 'Oferta Actualizada');
  expect(updates).toEqual([expect.objectContaining({ paises: [], ciudades: [] })]);
});

test.describe('faults', () => {
  test.use({ expectedConsole: /500|404|Failed to load resource|ChunkLoadError/ });

  test('S2.72 S5.51 S8.13 S8.14 what cannot be loaded is told', async ({
    adminPage: page,
    staff,
  }) => {
    const offer = await staff.createOffer({ paises: [{ id: 3 }] });
    const board = new OfferBoard(page);
    await page.route('**/api/personas/paises', (route) => route.fulfill({ status: 500, json: {} }));
    await page.route('**/api/personas/ciudades/3', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await board.openDialog(offer.name, 'Asignar países');
    await readAlert(page, 'Error', 'Error al cargar los países disponibles.');
    await page.unroute('**/api/personas/paises');
    const cities = await board.openDialog(offer.name, 'Asignar ciudades');
    await cities.getByLabel('País').selectOption('Chile');
    await readAlert(page, 'Error', 'Error al cargar las ciudades para el país seleccionado.');

    await page.route(`**/api/ofertas/id/${offer.id}`, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    for (const [item, text, button] of [
      ['Asignar países', 'No se pudo obtener la oferta para asignar países.', 'Guardar Países'],
      [
        'Asignar ciudades',
        'No se pudo obtener la oferta para asignar ciudades.',
        'Guardar Ciudades',
      ],
    ] as const) {
      const dialog = await board.openDialog(offer.name, item);
      await readAlert(page, 'Atención', text);
      await expect(dialog.getByRole('button', { name: button })).toBeDisabled();
    }
  });

  test('S8.15 S8.16 S8.19 what cannot be saved is told and the dialog closes', async ({
    adminPage: page,
    staff,
  }) => {
    const offer = await staff.createOffer({ paises: [{ id: 3 }], ciudades: [{ id_ciudad: 13 }] });
    const board = new OfferBoard(page);
    const refusals = [
      { body: { mensaje: 'La oferta está bloqueada.' }, texts: ['La oferta está bloqueada.'] },
      { body: { message: 'Sin conexión con la base.' }, texts: ['Sin conexión con la base.'] },
      {
        body: {},
        texts: ['Error al asignar países a la oferta.', 'Error al asignar ciudades a la oferta.'],
      },
    ];
    await board.open();
    for (const { body, texts } of refusals) {
      await page.unrouteAll();
      await page.route(`**/api/ofertas/update/${offer.id}`, (route) =>
        route.fulfill({ status: 500, json: body }),
      );
      for (const [item, button, text] of [
        ['Asignar países', 'Guardar Países', texts[0]],
        ['Asignar ciudades', 'Guardar Ciudades', texts.at(-1)],
      ] as const) {
        await board.choose(offer.name, item);
        await board.dialog().getByRole('button', { name: button }).click();
        await readAlert(page, 'Error', text);
        await expect(board.dialog()).toBeHidden();
      }
    }

    await page.unrouteAll();
    for (const [item, button] of [
      ['Asignar países', 'Guardar Países'],
      ['Asignar ciudades', 'Guardar Ciudades'],
    ] as const) {
      await board.choose(offer.name, item);
      await expect(board.dialog().getByRole('button', { name: button })).toBeEnabled();
      await page.route(`**/api/ofertas/id/${offer.id}`, (route) => route.fulfill({ json: {} }));
      await board.dialog().getByRole('button', { name: button }).click();
      await readAlert(page, 'Error', 'No se pudo guardar: oferta no válida.');
      await page.unrouteAll();
    }
  });

  test('S8.21 a dialog that cannot be opened says which', async ({ adminPage: page, staff }) => {
    const offer = await staff.createOffer();
    const board = new OfferBoard(page);
    await board.open();
    await board.dots(offer.name).click();
    await expect(page.getByRole('menuitem', { name: 'Asignar países' })).toBeVisible();
    await page.route(/releases.mf-offers/, (route) => route.abort());
    await page.getByRole('menuitem', { name: 'Asignar países' }).click();
    await readAlert(page, 'Error', 'No se pudo abrir el modal de asignación de países.');
    await board.choose(offer.name, 'Asignar ciudades');
    await readAlert(page, 'Error', 'No se pudo abrir el modal de asignación de ciudades.');
  });
});

test('S5.51 the standalone routes ask for the offer that their address lacks', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({ paises: [{ id: 3 }] });
  for (const [path, text] of [
    [paths.offerCountries, 'No se pudo obtener la oferta para asignar países.'],
    [paths.offerCities, 'No se pudo obtener la oferta para asignar ciudades.'],
  ] as const) {
    await page.goto(path.replace('/:id?', ''));
    await readAlert(page, 'Atención', text);
    await page.getByLabel('Elige la oferta').selectOption(offer.name);
    await expect(page).toHaveURL(pathTo(path, offer.id));
    await expect(page.getByRole('main').getByText(offer.name)).toBeVisible();
    await page.goto(`${path.replace('/:id?', '')}?oferta=${offer.id}`);
    await expect(page.getByRole('main').getByText(offer.name)).toBeVisible();
  }
});
