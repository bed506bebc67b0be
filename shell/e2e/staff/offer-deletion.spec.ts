// Screens: mf-offers/src/offer-menu
import { answer, notice, readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import { expect, test, type Page } from '../support/test';

function countCalls(page: Page, method: string, path: string) {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    const isThis = request.method() === method && new URL(request.url()).pathname.startsWith(path);
    if (isThis) bodies.push(request.postDataJSON());
  });
  return bodies;
}

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
