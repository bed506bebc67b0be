// Screens: mf-offers/src/offer-management mf-offers/src/offer-form
import { noteOffer } from '../support/own-offers';
import { alertWith } from '../support/pages/alert';
import { offerChoices, OfferBoard, offerTexts } from '../support/pages/offer-board';
import {
  itemsOfList,
  offerIdOf,
  OfferManagementPage,
} from '../support/pages/offer-management-page';
import { expect, test } from '../support/test';

test('a whole offer is published in twenty actions, and no menu is opened', async ({
  adminPage: page,
  staff,
}) => {
  const actions: string[] = [];
  const act = async (name: string, run: () => Promise<unknown>) => {
    actions.push(name);
    await test.step(name, run);
  };
  const board = new OfferBoard(page);
  const management = new OfferManagementPage(page);
  const dialog = board.dialog('Crear Nueva Oferta');
  const title = `L'Ñandú "entero" ${Date.now()}`;
  const texts = { ...offerTexts, 'Título de la vacante': title };
  const choices = { ...offerChoices, Estado: 'En pausa' };
  await board.open();

  await act('Crear nueva oferta', () => board.plus().click());
  for (const [label, text] of Object.entries(texts)) {
    await act(label, () => dialog.getByLabel(label).fill(text));
  }
  for (const [label, option] of Object.entries(choices)) {
    await act(label, () => dialog.getByLabel(label).selectOption(option));
  }
  await act('Guardar Oferta', () => dialog.getByRole('button', { name: 'Guardar Oferta' }).click());
  await expect(alertWith(page, 'Oferta Creada')).toContainText('La oferta fue creada con éxito.');
  await act('Completar y publicar', () =>
    page.getByRole('link', { name: 'Completar y publicar' }).click(),
  );
  await management.stands();
  noteOffer({ id: offerIdOf(page), token: staff.token });
  await act('un país', () => management.choose('Agregar país', 'chi'));
  await expect(itemsOfList(page, 'Países de la oferta')).toHaveText('Chile');
  await act('una ciudad', () => management.choose('Agregar ciudad', 'valpar'));
  await expect(itemsOfList(page, 'Ciudades de la oferta')).toHaveText('Valparaíso');
  await act('la experiencia', () => page.getByLabel('Experiencia mínima').fill('2 años'));
  await act('un conocimiento', () => management.choose('Agregar conocimiento', 'react'));
  await expect(itemsOfList(page, 'Conocimientos asignados')).toHaveText(/React.*2 años/);
  await act('un idioma con su nivel', () => management.choose('Agregar idioma y nivel', 'ingl b2'));
  await expect(itemsOfList(page, 'Idiomas asignados')).toHaveText(/^Inglés · B2/);
  await act('una pregunta', () => management.choose('Agregar pregunta', '¿'));
  await expect(itemsOfList(page, 'Preguntas asignadas')).toHaveCount(1);
  await act('Publicar', () => management.publish().click());

  await expect(alertWith(page, 'Oferta Actualizada')).toContainText(title);
  await expect(management.publish()).toBeHidden();
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible();
  expect(actions).toEqual([
    'Crear nueva oferta',
    ...Object.keys(texts),
    ...Object.keys(choices),
    'Guardar Oferta',
    'Completar y publicar',
    'un país',
    'una ciudad',
    'la experiencia',
    'un conocimiento',
    'un idioma con su nivel',
    'una pregunta',
    'Publicar',
  ]);
  expect(actions).toHaveLength(20);
  const seen = await page.request.get(`/api/ofertas/id/${offerIdOf(page)}`);
  expect(await seen.json()).toMatchObject({
    titulo_vacante: title,
    estado: { estado: 'Abierta' },
    paises: [{ nombre: 'Chile' }],
    ciudades: [{ nombre_ciudad: 'Valparaíso' }],
  });
});
