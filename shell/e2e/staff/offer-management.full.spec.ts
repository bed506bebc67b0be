// Screens: mf-offers/src/offer-management
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { offerManagementPath } from '@portal/kit/routing/staff-paths';
import { expectAccessible } from '../support/axe';
import { noteOffer } from '../support/own-offers';
import { alertWith } from '../support/pages/alert';
import { notice, readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import {
  itemsOfList,
  offerIdOf,
  OfferManagementPage,
} from '../support/pages/offer-management-page';
import { signInAs } from '../support/session';
import { expect, test } from '../support/test';

/** An offer with on-site work, which needs a place. */
const paused = { estado: { id_estado: 2 }, modalidadTrabajo: { id_modalidad_trabajo: 3 } };
const inSantiago = {
  paises: [{ id: 3 }],
  ciudades: [{ id_ciudad: 16 }],
};

test('the list of what is missing leads to the field that fills it, and gets shorter', async ({
  adminPage: page,
  staff,
}) => {
  const { id } = await staff.createOffer(paused);
  const management = new OfferManagementPage(page);
  await management.open(id);
  const missing = management.missing();
  const left = missing.getByRole('list', { name: 'Falta' }).getByRole('link');
  await expect(missing).toContainText('Puedes publicar igual: nada de esto es obligatorio.');
  await expect(left).toHaveText([
    'Escribe un salario que se entienda',
    'Agrega al menos un país',
    'Agrega al menos una ciudad',
    'Agrega un conocimiento',
    'Agrega un idioma',
    'Agrega una pregunta filtro',
  ]);
  await expect(missing).toContainText('1 de 7');

  await missing.getByRole('link', { name: 'Agrega una pregunta filtro' }).click();
  await expect(management.field('Agregar pregunta')).toBeFocused();
  await expect(management.field('Agregar pregunta')).toBeInViewport();
  // Cities can be chosen only after a country.
  await missing.getByRole('link', { name: 'Agrega al menos una ciudad' }).click();
  await expect(management.field('Agregar país')).toBeFocused();
  await management.choose('Agregar país', 'colombia');
  await expect(missing.getByRole('link', { name: 'Agrega al menos un país' })).toBeHidden();
  await missing.getByRole('link', { name: 'Agrega al menos una ciudad' }).click();
  await expect(management.field('Agregar ciudad')).toBeFocused();
  await missing.getByRole('link', { name: 'Escribe un salario' }).click();
  await expect(management.section('Datos')).toBeFocused();
});

test('the salary says its currency, or that it has none, and what search engines lack', async ({
  adminPage: page,
  staff,
}) => {
  const management = new OfferManagementPage(page);
  const data = management.section('Datos');
  const ranges = {
    '$2.000.000 a $2.500.000': 'Sin moneda.',
    'A convenir': 'Sin moneda.',
    '2.000.000 a 2.500.000 CLP': 'Moneda: CLP. Los buscadores no saben para cuánto tiempo',
    '2.000.000 a 2.500.000 CLP al mes': 'Moneda: CLP.',
  };
  for (const [range, text] of Object.entries(ranges)) {
    const { id } = await staff.createOffer({ ...paused, rango_salarial: range });
    await management.open(id);
    await expect(data).toContainText(text);
  }
  await expect(management.missing().getByRole('list', { name: 'Listo' })).toContainText('Salario');
});

test('the previews say what the head of the published page says', async ({
  adminPage: page,
  staff,
}) => {
  const { id, name } = await staff.createOffer({ ...paused, ...inSantiago });
  const management = new OfferManagementPage(page);
  await management.open(id);
  const previews = management.section('Cómo se verá');
  await expect(previews).toContainText('Entra en Google Empleos, pero sin salario.');
  const shown = await previews.innerText();

  await management.publish().click();
  await readAlert(page, 'Oferta Actualizada', name);
  await page.goto(offerDetailPath(id));
  const content = (key: string) => page.locator(`meta[property="${key}"]`).getAttribute('content');
  const head = [await page.title(), await content('og:title'), await content('og:description')];
  for (const text of head) expect(shown).toContain(text);
});

test('arrows pass through the choices and save nothing, and the focus stays for the next', async ({
  adminPage: page,
  staff,
}) => {
  const { id } = await staff.createOffer(paused);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.url());
  });
  const management = new OfferManagementPage(page);
  await management.open(id);
  const field = management.field('Agregar país');

  await field.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(management.options()).toHaveCount(0);
  expect(saved).toEqual([]);

  await management.choose('Agregar país', 'per');
  await expect(itemsOfList(page, 'Países de la oferta')).toHaveText('Perú');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await management.choose('Agregar país', 'espa');
  await expect(itemsOfList(page, 'Países de la oferta')).toHaveText(['España', 'Perú']);
  await field.fill('ningún país se llama así');
  await expect(page.getByText('No queda nada con ese nombre.')).toBeVisible();
});

test('who chooses what one must know before writing for how long is led there', async ({
  adminPage: page,
  staff,
}) => {
  const { id } = await staff.createOffer(paused);
  const management = new OfferManagementPage(page);
  await management.open(id);

  await management.choose('Agregar conocimiento', 'react');
  const years = page.getByLabel('Experiencia mínima');
  await expect(years).toBeFocused();
  await expect(years).toHaveAccessibleDescription(/^Escribe cuánta pides para React.*\.$/);
  await expect(itemsOfList(page, 'Conocimientos asignados')).toHaveCount(0);
  await page.keyboard.type('1 año');
  await page.keyboard.press('Enter');

  await expect(itemsOfList(page, 'Conocimientos asignados')).toHaveText(/React.*1 año/);
});

test('what is taken away is brought back by the notice', async ({ adminPage: page, staff }) => {
  const { id } = await staff.createOffer({ ...paused, ...inSantiago });
  const [skill, language, question] = [
    await staff.createSkill(),
    await staff.createLanguage(),
    await staff.createQuestion(),
  ];
  await staff.assignSkill(id, skill.id);
  await staff.assignLanguage(id, language.id);
  await staff.assignQuestion(id, question.id);
  const management = new OfferManagementPage(page);
  await management.open(id);
  const languageAtLevel = await itemsOfList(page, 'Idiomas asignados').innerText();
  const parts = [
    { list: 'Países de la oferta', name: 'Chile', field: 'Agregar país' },
    { list: 'Ciudades de la oferta', name: 'Santiago', field: 'Agregar ciudad' },
    { list: 'Conocimientos asignados', name: skill.name, field: 'Agregar conocimiento' },
    { list: 'Idiomas asignados', name: languageAtLevel, field: 'Agregar idioma y nivel' },
    { list: 'Preguntas asignadas', name: question.name, field: 'Agregar pregunta' },
  ];

  for (const { list, name, field } of parts) {
    await management.remove(name).click();
    await expect(itemsOfList(page, list)).toHaveCount(0);
    await expect(management.field(field)).toBeFocused();
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect(itemsOfList(page, list)).toContainText([name]);
  }
  // Restoring the country restored its city too.
  await expect(itemsOfList(page, 'Ciudades de la oferta')).toHaveText('Santiago');
});

test('the dialogs and pages of each part open from it as before', async ({
  adminPage: page,
  staff,
}) => {
  const { id, name } = await staff.createOffer({ ...paused, ...inSantiago });
  const management = new OfferManagementPage(page);
  await management.open(id);
  const dialogs = {
    'Cambiar datos': 'Editar Oferta',
    'Abrir países': 'Asignar países',
    'Abrir ciudades': 'Asignar ciudades',
    'Abrir conocimientos': 'Asignar conocimientos',
    'Ver toda la actividad': `Actividad: ${name}`,
  };
  for (const [button, title] of Object.entries(dialogs)) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const pages = {
    'Abrir idiomas': 'Asignar idiomas',
    'Abrir preguntas': 'Asignar preguntas',
    'Ver aplicantes': 'Aplicantes',
  };
  for (const [link, title] of Object.entries(pages)) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await management.stands();
  }
});

test('what the dialog saves stands on the page at once', async ({ adminPage: page, staff }) => {
  const { id } = await staff.createOffer(paused);
  const management = new OfferManagementPage(page);
  await management.open(id);

  await page.getByRole('button', { name: 'Cambiar datos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Oferta' });
  await dialog.getByLabel('Horario').fill('Por turnos, «de noche»');
  await dialog.getByRole('button', { name: 'Editar Oferta' }).click();
  await readAlert(page, 'Oferta Actualizada');

  await expect(management.section('Datos')).toContainText('Por turnos, «de noche»');
  await expect(management.section('Actividad')).toContainText('horario');
});

test.describe('a colleague who has saved meanwhile', () => {
  // The browser logs the refusal.
  test.use({ expectedConsole: /409/ });

  test('is told of, and nothing is published that nobody has seen', async ({
    adminPage: page,
    staff,
  }) => {
    const { id } = await staff.createOffer(paused);
    const management = new OfferManagementPage(page);
    await management.open(id);
    const offer = await staff.call('GET', `/api/ofertas/id/${id}`);
    await staff.call('PUT', `/api/ofertas/update/${id}`, { ...offer, horario: 'Solo de noche' });

    await management.publish().click();

    const alert = alertWith(page, 'Otra persona guardó cambios');
    await expect(alert).toContainText('Horario: Solo de noche');
    await readAlert(page, 'Otra persona guardó cambios', 'Revísala y publica de nuevo.');
    await expect(management.section('Datos')).toContainText('Solo de noche');
    expect((await staff.call('GET', `/api/ofertas/id/${id}`)).estado.estado).toBe('En pausa');

    await management.publish().click();
    await readAlert(page, 'Oferta Actualizada');
    const published = await staff.call('GET', `/api/ofertas/id/${id}`);
    expect(published).toMatchObject({ horario: 'Solo de noche', estado: { estado: 'Abierta' } });
  });
});

test('a place is added beside those that a colleague has added meanwhile', async ({
  adminPage: page,
  staff,
}) => {
  const { id } = await staff.createOffer(paused);
  const management = new OfferManagementPage(page);
  await management.open(id);
  const offer = await staff.call('GET', `/api/ofertas/id/${id}`);
  await staff.call('PUT', `/api/ofertas/update/${id}`, { ...offer, paises: [{ id: 4 }] });

  await management.choose('Agregar país', 'chile');

  await expect(itemsOfList(page, 'Países de la oferta')).toHaveText(['Chile', 'Colombia']);
});

test('a copy with all that was assigned opens at once, and is not published', async ({
  adminPage: page,
  staff,
}) => {
  const { id, name } = await staff.createOffer(inSantiago);
  const skill = await staff.createSkill();
  const question = await staff.createQuestion();
  await staff.assignSkill(id, skill.id, '4 años');
  await staff.assignQuestion(id, question.id);
  const management = new OfferManagementPage(page);
  await management.open(id);
  await expect(management.publish()).toBeHidden();

  await management.duplicate().click();

  await expect(page.getByRole('heading', { level: 1, name: `${name} (copia)` })).toBeFocused();
  noteOffer({ id: offerIdOf(page), token: staff.token });
  expect(offerIdOf(page)).not.toBe(id);
  await expect(notice(page, 'La copia está en pausa.')).toBeVisible();
  await expect(management.publish()).toBeEnabled();
  await expect(itemsOfList(page, 'Ciudades de la oferta')).toHaveText('Santiago');
  await expect(itemsOfList(page, 'Conocimientos asignados')).toHaveText(`${skill.name}4 años`);
  await expect(itemsOfList(page, 'Preguntas asignadas')).toHaveText(question.name);
});

test('the card of an offer leads an administrator to its page, and nobody else', async ({
  adminPage: page,
  staff,
}) => {
  const { id, name } = await staff.createOffer();
  const board = new OfferBoard(page);
  await board.open();
  await board
    .card(name)
    .getByRole('link', { name: `Gestionar ${name}` })
    .click();
  await expect(page).toHaveURL(offerManagementPath(id));
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.getByRole('link', { name: 'Volver a Ofertas' }).click();
  await expect(page).toHaveURL(paths.offers);
});

test('a visitor sees no way to the page and is asked to sign in there', async ({ page, staff }) => {
  const { id, name } = await staff.createOffer();
  await page.goto(paths.offers);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Gestionar/ })).toHaveCount(0);

  await page.goto(offerManagementPath(id), { waitUntil: 'load' });
  await expect(page).toHaveURL(paths.login);
});

test('who is no administrator is told so', async ({ page, request, staff }) => {
  const { id } = await staff.createOffer();
  await signInAs(page, request, 'usuario');
  await page.goto(offerManagementPath(id), { waitUntil: 'load' });
  await readAlert(page, 'Acceso denegado', 'no tienes acceso a este recurso!');
  await expect(page).toHaveURL(paths.home);
});

test.describe('an offer that is not there', () => {
  test.use({ expectedConsole: /404/ });

  test('leads back to the list', async ({ adminPage: page }) => {
    await page.goto(offerManagementPath(999_999));
    await readAlert(page, 'Error', 'La oferta no existe o ya no está disponible.');
    await expect(page).toHaveURL(paths.offers);
  });
});

test('axe finds nothing at any width, in an empty offer and in a full one', async ({
  adminPage: page,
  staff,
}) => {
  test.setTimeout(180_000);
  const { id } = await staff.createOffer(paused);
  const management = new OfferManagementPage(page);
  for (const offerId of [id, 1]) {
    await management.open(offerId);
    for (const width of [360, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `offer ${offerId} at ${width} px`);
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess).toBe(0);
    }
  }
  await management.field('Agregar pregunta').click();
  await expect(management.options().first()).toBeVisible();
  await expectAccessible(page, 'the open choices');
});
