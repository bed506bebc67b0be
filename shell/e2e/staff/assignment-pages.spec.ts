import { offerLanguagesPath, offerQuestionsPath, paths } from '@portal/kit/routing/paths';
import { hold } from '../support/hold';
import { answer, notice, readAlert } from '../support/pages/messages';
import { expect, test, type Page } from '../support/test';

const rows = (page: Page) => page.getByRole('main').locator('tbody tr:has(button)');

function callsOf(page: Page) {
  const calls: { call: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({ call: `${request.method()} ${pathname}`, body: request.postDataJSON() });
  });
  return calls;
}

test('S2.92 S5.43 S5.44 S5.52 S7.17 S8.34 S8.35 questions are assigned, deleted and taken back', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer();
  const [kept, question] = [await staff.createQuestion(), await staff.createQuestion()];
  const keptLink = await staff.assignQuestion(offer.id, kept.id);
  const calls = callsOf(page);
  await page.goto(offerQuestionsPath(offer.id));
  const select = page.getByLabel('Pregunta', { exact: true });
  const assign = page.getByRole('button', { name: 'Asignar Pregunta' });
  const option = (name: string) => select.locator('option', { hasText: name });
  await expect(page.getByRole('main').getByText(offer.name)).toBeVisible();
  await expect(rows(page)).toHaveText([new RegExp(kept.name.slice(1, -1))]);
  await expect(option(kept.name)).toHaveCount(0);
  await expect(assign).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Atrás' })).toHaveAttribute('href', paths.offers);
  await select.focus();
  await select.press('Enter');
  await readAlert(
    page,
    'Atención',
    'Por favor, selecciona una pregunta y asegúrate de que la oferta esté cargada.',
  );
  await select.blur();
  await expect(page.getByText('La pregunta es requerida.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('La pregunta es requerida.')).toBeHidden();

  await select.selectOption(question.name);
  await assign.click();
  await readAlert(page, '¡Asignación Exitosa!');
  await expect(rows(page)).toHaveCount(2);
  await expect(option(question.name)).toHaveCount(0);
  expect(calls).toContainEqual({
    call: 'POST /api/ofertas_preguntas/guardar',
    body: {
      preguntas: expect.objectContaining({ id_pregunta: question.id }),
      ofertas: expect.objectContaining({ id_oferta: offer.id }),
    },
  });

  const remove = page.getByRole('button', { name: `Eliminar ${kept.name}` });
  const deletions = () => calls.filter(({ call }) => call.startsWith('DELETE'));
  await remove.click();
  await answer(page, '¿Estás seguro?', 'No, conservar');
  await expect(rows(page)).toHaveCount(2);
  expect(deletions()).toEqual([]);
  await remove.click();
  await answer(page, '¿Estás seguro?', 'Sí, eliminar');
  await readAlert(page, '¡Eliminado!');
  await expect(rows(page)).toHaveCount(1);
  await expect(option(kept.name)).toHaveCount(1);
  expect(deletions().map(({ call }) => call)).toEqual([
    `DELETE /api/ofertas_preguntas/eliminar/${keptLink}`,
  ]);
  expect(calls.map(({ call }) => call)).toContain(`GET /api/ofertas_preguntas/oferta/${offer.id}`);
  await notice(page, kept.name).getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('S2.93 S2.94 S5.45 S5.46 S5.52 S7.13 S7.18 S8.34 S8.35 languages are assigned, deleted and taken back', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer();
  const language = await staff.createLanguage();
  const calls = callsOf(page);
  await page.goto(offerLanguagesPath(offer.id));
  const select = page.getByLabel('Idioma', { exact: true });
  const level = page.getByLabel('Nivel', { exact: true });
  const assign = page.getByRole('button', { name: 'Asignar Idioma' });
  await expect(page.getByRole('main').getByText(offer.name)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'No hay idiomas asignados.' })).toBeVisible();
  await assign.click();
  await readAlert(
    page,
    'Atención',
    'Por favor, selecciona un idioma, un nivel y asegúrate de que la oferta esté cargada.',
  );
  await expect(page.getByText('El idioma es requerido.')).toBeVisible();
  await expect(page.getByText('El nivel es requerido.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('El nivel es requerido.')).toBeHidden();

  await select.selectOption(language.name);
  await level.selectOption({ index: 3 });
  await assign.click();
  await readAlert(page, '¡Asignación Exitosa!');
  await expect(rows(page)).toHaveText([new RegExp(language.name)]);
  await expect(select.locator('option', { hasText: language.name })).toHaveCount(0);
  expect(calls.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      'GET /api/nivel',
      `GET /api/idiomas_ofertas/id_oferta/${offer.id}`,
      'POST /api/idiomas_ofertas/save',
    ]),
  );
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    idioma: expect.objectContaining({ id_idioma: language.id }),
    nivel: expect.objectContaining({ id_nivel: 3 }),
    ofertas: expect.objectContaining({ id_oferta: offer.id }),
  });

  await page.getByRole('button', { name: `Eliminar ${language.name}` }).click();
  await answer(page, '¿Estás seguro?', 'Sí, eliminar');
  await readAlert(page, '¡Eliminado!');
  await expect(rows(page)).toHaveCount(0);
  await expect(select.locator('option', { hasText: language.name })).toHaveCount(1);
  expect(calls.some(({ call }) => /^DELETE .api.idiomas_ofertas.delete.\d+$/.test(call))).toBe(
    true,
  );
  await notice(page, language.name).getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows(page)).toHaveText([new RegExp(language.name)]);
});

test('S8.31 a page without an offer in its address says so and leads to the list', async ({
  adminPage: page,
}) => {
  for (const [path, text] of [
    [paths.offerQuestions, 'No se puede asignar preguntas sin un ID de oferta válido.'],
    [paths.offerLanguages, 'No se puede asignar idiomas sin un ID de oferta válido.'],
  ] as const) {
    await page.goto(path.replace('/:id?', ''));
    await readAlert(page, 'Error', text);
    await expect(page).toHaveURL(paths.offers);
  }
});

test.describe('faults', () => {
  test.use({ expectedConsole: /500|400|404/ });

  test('S2.91 S8.30 the offer is on its way, or cannot be had', async ({
    adminPage: page,
    staff,
  }) => {
    const offer = await staff.createOffer();
    for (const path of [offerQuestionsPath(offer.id), offerLanguagesPath(offer.id)]) {
      const open = await hold(page, `**/api/ofertas/id/${offer.id}`);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByText('Cargando oferta...')).toBeVisible();
      open();
      await expect(page.getByRole('main').getByText(offer.name)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });

      await page.route(`**/api/ofertas/id/${offer.id}`, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto(path);
      await readAlert(page, 'Error', 'No se pudo cargar la oferta especificada.');
      await expect(page).toHaveURL(paths.offers);
      await page.unrouteAll();
    }
  });

  test('S8.32 S8.33 refused assignments say why', async ({ adminPage: page, staff }) => {
    const offer = await staff.createOffer();
    const question = await staff.createQuestion();
    const language = await staff.createLanguage();
    const send = [
      async () => {
        await page.getByLabel('Pregunta', { exact: true }).selectOption(question.name);
        await page.getByRole('button', { name: 'Asignar Pregunta' }).click();
      },
      async () => {
        await page.getByLabel('Idioma', { exact: true }).selectOption(language.name);
        await page.getByLabel('Nivel', { exact: true }).selectOption({ index: 1 });
        await page.getByRole('button', { name: 'Asignar Idioma' }).click();
      },
    ];
    const cases = [
      {
        status: 400,
        body: { errors: ['Falta el dato A.', 'Falta el dato B.'] },
        title: 'Error de Validación',
        texts: ['Falta el dato A.', 'Falta el dato B.'],
      },
      {
        status: 400,
        body: { mensaje: 'Faltan datos.' },
        title: 'Error de Validación',
        texts: ['Faltan datos.'],
      },
      { status: 500, body: { mensaje: 'Sin espacio.' }, title: 'Error', texts: ['Sin espacio.'] },
      { status: 500, body: {}, title: 'Error', texts: ['Inténtalo de nuevo.'] },
    ];
    for (const [index, path] of [
      offerQuestionsPath(offer.id),
      offerLanguagesPath(offer.id),
    ].entries()) {
      await page.goto(path);
      for (const { status, body, title, texts } of cases) {
        await page.unrouteAll();
        await page.route(/guardar$|idiomas_ofertas.save$/, (route) =>
          route.fulfill({ status, json: body }),
        );
        await send[index]?.();
        const alert = page.getByRole('alertdialog', { name: title });
        for (const text of texts) await expect(alert).toContainText(text);
        await readAlert(page, title);
      }
    }
  });

  test('S8.36 lists to choose from that cannot be loaded are told', async ({
    adminPage: page,
    staff,
  }) => {
    const offer = await staff.createOffer();
    for (const [list, path, text] of [
      ['preguntas', offerQuestionsPath(offer.id), 'Error cargando preguntas disponibles.'],
      ['nivel', offerLanguagesPath(offer.id), 'No se pudieron cargar los niveles.'],
      ['idiomas', offerLanguagesPath(offer.id), 'Error cargando idiomas disponibles.'],
    ] as const) {
      await page.route(`**/api/${list}`, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(path);
      await readAlert(page, 'Error', text);
      await page.unrouteAll();
    }
  });
});
