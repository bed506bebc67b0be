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

test('in a tall dialog on a phone the focus is always in sight, and no notice lies on the dialog', async ({
  adminPage: page,
  staff,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const offer = await staff.createOffer();
  const board = new OfferBoard(page);
  const form = await board.openDialog(offer.name, 'Editar Oferta');
  await expect(form.getByLabel('Título de la vacante')).toHaveValue(offer.name);
  const last = form.getByRole('button', { name: 'Editar Oferta' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(last).not.toBeFocused();
  await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await board.choose(offer.name, 'Asignar Conocimientos');
  const skills = board.dialog();
  await skills.getByLabel('Conocimiento', { exact: true }).selectOption({ index: 1 });
  await skills.getByLabel('Experiencia mínima').fill('2 años');
  await skills.getByRole('button', { name: 'Asignar' }).click();
  const notice = await page.getByRole('button', { name: 'Cerrar aviso' }).boundingBox();
  const scroller = await skills.locator('..').boundingBox();
  if (!notice || !scroller) throw new Error('There is no notice, or no dialog.');
  expect(scroller.y + scroller.height).toBeLessThanOrEqual(notice.y);
});
