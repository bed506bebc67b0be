// Screens: mf-offers/src/assignments mf-offers/src/offer-form mf-offers/src/offer-menu
import { offerLanguagesPath, offerQuestionsPath, paths } from '@portal/kit/routing/paths';
import type { Locator } from '@playwright/test';
import { alertWith } from '../support/pages/alert';
import { OfferBoard, offerTexts } from '../support/pages/offer-board';
import { expect, test, type Page } from '../support/test';

async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Waits for the option before typing, because a select ignores unknown text. */
async function choose(page: Page, select: Locator, text: string) {
  await tabTo(page, select);
  await expect(select.locator('option', { hasText: text })).toHaveCount(1);
  await page.keyboard.type(text);
  await expect(select.locator('option:checked')).toContainText(text);
}

/** No action in a dialog may move the focus to the page behind it. */
const expectFocusIn = (place: Locator) => expect(place.locator(':focus')).toHaveCount(1);

async function closeAlert(page: Page, title: string) {
  await expect(alertWith(page, title)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(alertWith(page, title)).toBeHidden();
}

async function confirm(page: Page, title: string, button: string) {
  const question = alertWith(page, title);
  await expect(question).toBeVisible();
  await press(page, question.getByRole('button', { name: button }));
  await expect(question).toBeHidden();
}

async function takeBack(page: Page) {
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  // Other notices may precede it.
  await press(page, undo);
}

async function openByKeys(page: Page, title: string, item: string) {
  const board = new OfferBoard(page);
  await board.open();
  await board.dots(title).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await expect(entry).toBeVisible();
  for (let step = 0; step < 10; step += 1) {
    if (await entry.evaluate((element) => element.matches('[data-highlighted], :focus'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(board.dialog()).toBeVisible();
  await expectFocusIn(board.dialog());
  return board.dialog();
}

test('S2.62 S9.12 an offer is created by keyboard alone, from the skip link to the message', async ({
  adminPage: page,
}) => {
  const board = new OfferBoard(page);
  const title = `Por teclado ${Date.now()}`;
  await board.open();
  await press(page, page.getByRole('link', { name: 'Saltar al contenido' }));
  await press(page, board.plus());
  const dialog = board.dialog('Crear Nueva Oferta');
  await expect(dialog.getByLabel('Horario')).toBeVisible();

  for (const [label, text] of Object.entries({ ...offerTexts, 'Título de la vacante': title })) {
    await tabTo(page, dialog.getByLabel(label));
    // Enter in a multi-line field starts a new line.
    await page.keyboard.type(text);
  }
  await tabTo(page, dialog.getByLabel('Formación requerida'), 'Shift+Tab');
  for (const [label, letters] of [
    ['Formación requerida', 'Prof'],
    ['Tipo de contrato', 'Ind'],
    ['Estado', 'Abi'],
    ['Modalidad de trabajo', 'Híb'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(letters);
  }
  await press(page, dialog.getByRole('button', { name: 'Guardar Oferta' }));
  await closeAlert(page, 'Oferta Creada');
  await expect(board.card(title)).toBeVisible();
  await expect(board.plus()).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  await expect(page.locator('[data-part="backdrop"]')).toHaveCount(0);
});

test('S2.66 knowledge is assigned, changed, deleted and taken back by keyboard alone', async ({
  adminPage: page,
  staff,
}) => {
  const [offer, skill] = [await staff.createOffer(), await staff.createSkill()];
  const dialog = await openByKeys(page, offer.name, 'Asignar Conocimientos');
  const row = dialog.getByRole('row').filter({ hasText: skill.name });
  const experience = dialog.getByLabel('Experiencia mínima');

  await choose(page, dialog.getByLabel('Conocimiento', { exact: true }), skill.name);
  await tabTo(page, experience);
  await page.keyboard.type('2 años');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('2 años');
  await expectFocusIn(dialog);

  await press(page, dialog.getByRole('button', { name: `Editar ${skill.name}` }));
  await expect(experience).toBeFocused();
  await experience.press('ControlOrMeta+a');
  await page.keyboard.type('5 años');
  await press(page, dialog.getByRole('button', { name: 'Actualizar' }));
  await expect(row).toContainText('5 años');
  await expectFocusIn(dialog);

  await press(page, dialog.getByRole('button', { name: `Eliminar ${skill.name}` }));
  await confirm(page, 'Esta seguro?', 'Si, Eliminar!');
  await closeAlert(page, 'Eliminado!');
  await expect(row).toHaveCount(0);
  await expectFocusIn(dialog);
  await takeBack(page);
  await expect(row).toContainText('5 años');
  await tabTo(page, experience);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(new OfferBoard(page).dots(offer.name)).toBeFocused();
});

test('a window chosen by keys faster than the screen is drawn gives the focus back to the three dots', async ({
  adminPage: page,
  staff,
}) => {
  const { name } = await staff.createOffer();
  const board = new OfferBoard(page);
  await board.open();
  const dots = board.dots(name);
  await dots.press('Enter');
  const menu = page.getByRole('menu', { name: `Opciones de ${name}` });
  await expect(menu).toBeFocused();
  await expect(menu.locator('[data-highlighted]')).toHaveText('Editar Oferta');

  // Sends both keys within one frame, before the page can run deferred work.
  await menu.evaluate(async (element) => {
    for (const key of ['Home', 'Enter']) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    }
  });
  await expectFocusIn(board.dialog('Editar Oferta'));
  await page.keyboard.press('Escape');
  await expect(board.dialog()).toBeHidden();
  await expect(dots).toBeFocused();
});

test('countries and cities are assigned by keyboard alone', async ({ adminPage: page, staff }) => {
  const offer = await staff.createOffer();
  const countries = await openByKeys(page, offer.name, 'Asignar países');
  for (const country of ['Perú', 'Chile']) {
    await choose(page, countries.getByLabel('País'), country);
    await press(page, countries.getByRole('button', { name: 'Asignar', exact: true }));
    await expect(countries.getByRole('button', { name: `Eliminar ${country}` })).toBeVisible();
    await expectFocusIn(countries);
  }
  await press(page, countries.getByRole('button', { name: 'Eliminar Perú' }));
  await expect(countries.getByRole('button', { name: 'Eliminar Perú' })).toHaveCount(0);
  await expect(countries.getByRole('region', { name: 'Lugares asignados' })).toBeFocused();
  await press(page, countries.getByRole('button', { name: 'Guardar Países' }));
  await closeAlert(page, 'Oferta Actualizada');
  await expect(new OfferBoard(page).dots(offer.name)).toBeFocused();

  const cities = await openByKeys(page, offer.name, 'Asignar ciudades');
  await choose(page, cities.getByLabel('País'), 'Chile');
  await choose(page, cities.getByLabel('Ciudad'), 'Temuco');
  await press(page, cities.getByRole('button', { name: 'Asignar', exact: true }));
  await expect(cities.getByRole('button', { name: 'Eliminar Temuco' })).toBeVisible();
  await expectFocusIn(cities);
  await press(page, cities.getByRole('button', { name: 'Guardar Ciudades' }));
  await closeAlert(page, 'Oferta Actualizada');
  await expect(new OfferBoard(page).card(offer.name)).toContainText('Temuco');
});

test('questions and languages are assigned and deleted by keyboard alone', async ({
  adminPage: page,
  staff,
}) => {
  const [offer, language] = [await staff.createOffer(), await staff.createLanguage()];
  const main = page.getByRole('main');
  const questions = page.getByLabel('Pregunta', { exact: true });

  await page.goto(offerQuestionsPath(offer.id));
  await press(page, page.getByRole('link', { name: 'Saltar al contenido' }));
  await tabTo(page, questions);
  // No key types the «¿» of a question, so the arrow key chooses the first one.
  const question = await questions.locator('option').nth(1).innerText();
  await page.keyboard.press('ArrowDown');
  await expect(questions.locator('option:checked')).toHaveText(question);
  await press(page, page.getByRole('button', { name: 'Asignar Pregunta' }));
  await closeAlert(page, '¡Asignación Exitosa!');
  await expectFocusIn(main);
  await press(page, page.getByRole('button', { name: `Eliminar ${question}` }));
  await confirm(page, '¿Estás seguro?', 'Sí, eliminar');
  await closeAlert(page, '¡Eliminado!');
  await expectFocusIn(main);
  await takeBack(page);
  await expect(page.getByRole('button', { name: `Eliminar ${question}` })).toBeVisible();

  await page.goto(offerLanguagesPath(offer.id));
  await choose(page, page.getByLabel('Idioma', { exact: true }), language.name);
  await choose(page, page.getByLabel('Nivel', { exact: true }), 'B2');
  await press(page, page.getByRole('button', { name: 'Asignar Idioma' }));
  await closeAlert(page, '¡Asignación Exitosa!');
  await expect(main.getByRole('row').filter({ hasText: language.name })).toContainText('B2');
  await expectFocusIn(main);
  await tabTo(page, page.getByRole('link', { name: 'Atrás' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.offers);
});
