// Screens: mf-offers/src/assignments mf-offers/src/offer-form
import { offerLanguagesPath, offerQuestionsPath, paths, pathTo } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import { expect, test, type Page } from '../support/test';
import type { StaffApi } from '../support/staff-api';

async function fullOffer(staff: StaffApi) {
  const [skill, question, language] = [
    await staff.createSkill(),
    await staff.createQuestion(),
    await staff.createLanguage(),
  ];
  const offer = await staff.createOffer({
    paises: [{ id: 3 }, { id: 4 }],
    ciudades: [{ id_ciudad: 13 }],
  });
  await staff.assignSkill(offer.id, skill.id);
  await staff.assignQuestion(offer.id, question.id);
  await staff.assignLanguage(offer.id, language.id);
  return { offer, skill, question, language };
}

async function expectAccessibleAtAllWidths(page: Page, where: string) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${where} at ${width} px`);
  }
}

test('D.05 axe finds nothing in the dialogs of an offer at 360, 768 and 1280 px', async ({
  adminPage: page,
  staff,
}) => {
  test.setTimeout(240_000);
  const { offer, skill } = await fullOffer(staff);
  const board = new OfferBoard(page);
  await board.open();

  await board.plus().click();
  await board.dialog().getByRole('button', { name: 'Guardar Oferta' }).click();
  await expect(board.dialog().getByText('Seleccione un estado.')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the new offer with its errors');
  await page.keyboard.press('Escape');

  await board.choose(offer.name, 'Editar Oferta');
  await expect(board.dialog().getByLabel('Horario')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the edited offer');
  await page.keyboard.press('Escape');

  await board.choose(offer.name, 'Asignar Conocimientos');
  await board
    .dialog()
    .getByRole('button', { name: `Editar ${skill.name}` })
    .click();
  await expect(board.dialog().getByRole('button', { name: 'Actualizar' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the knowledge of an offer, one edited');
  await page.keyboard.press('Escape');

  await board.choose(offer.name, 'Asignar países');
  await expect(board.dialog().getByRole('button', { name: 'Eliminar Chile' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the countries of an offer');
  await page.keyboard.press('Escape');

  await board.choose(offer.name, 'Asignar ciudades');
  await board.dialog().getByLabel('País').selectOption('Chile');
  await board.dialog().getByLabel('Ciudad').selectOption('Santiago');
  await board.dialog().getByRole('button', { name: 'Asignar', exact: true }).click();
  await expectAccessibleAtAllWidths(page, 'a question above the cities of an offer');
});

test('D.05 axe finds nothing on the pages of an offer at 360, 768 and 1280 px', async ({
  adminPage: page,
  staff,
}) => {
  test.setTimeout(240_000);
  const { offer, question } = await fullOffer(staff);

  for (const path of [paths.offerSkills, paths.offerCountries, paths.offerCities]) {
    await page.goto(pathTo(path, offer.id));
    await expect(page.getByRole('main').getByText(offer.name)).toBeVisible();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expectAccessibleAtAllWidths(page, path);
  }
  await page.goto(paths.offerCountries.replace('/:id?', ''));
  await readAlert(page, 'Atención');
  await expectAccessibleAtAllWidths(page, 'the choice of an offer');

  await page.goto(offerLanguagesPath(offer.id));
  await page.getByRole('button', { name: 'Asignar Idioma' }).click();
  await readAlert(page, 'Atención');
  await expectAccessibleAtAllWidths(page, 'the languages of an offer with errors');

  await page.goto(offerQuestionsPath(offer.id));
  await expectAccessibleAtAllWidths(page, 'the questions of an offer');
  await page.getByRole('button', { name: `Eliminar ${question.name}` }).click();
  await expect(alertWith(page, '¿Estás seguro?')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the question before a deletion');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Eliminar ${question.name}` }).click();
  await alertWith(page, '¿Estás seguro?').getByRole('button', { name: 'Sí, eliminar' }).click();
  await readAlert(page, '¡Eliminado!');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the undo of a deletion');
});
