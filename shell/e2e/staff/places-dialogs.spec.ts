// Screens: mf-offers/src/assignments
import { OfferBoard } from '../support/pages/offer-board';
import { expect, test, type Page } from '../support/test';

const rows = (page: Page) => page.getByRole('dialog').locator('tbody tr:not(:has([data-empty]))');

test('S2.70 S2.77 many rows scroll in a box of about 200 px that the keyboard reaches', async ({
  adminPage: page,
  staff,
}) => {
  const offer = await staff.createOffer({
    paises: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ id })),
    ciudades: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ id_ciudad: id })),
  });
  const board = new OfferBoard(page);
  await board.open();
  for (const item of ['Asignar países', 'Asignar ciudades']) {
    await board.choose(offer.name, item);
    const dialog = board.dialog();
    const box = dialog.getByRole('region', { name: 'Lugares asignados' });
    await expect(rows(page)).toHaveCount(10);
    const { height = 0 } = (await box.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(180);
    expect(height).toBeLessThanOrEqual(220);
    await box.focus();
    await page.keyboard.press('End');
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
  }
});
