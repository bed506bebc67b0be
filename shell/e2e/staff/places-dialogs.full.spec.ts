// Screens: mf-offers/src/assignments mf-offers/src/offer-menu
import { readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import { expect, test } from '../support/test';

test.describe('faults', () => {
  test.use({ expectedConsole: /Failed to load resource|ChunkLoadError/ });

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
