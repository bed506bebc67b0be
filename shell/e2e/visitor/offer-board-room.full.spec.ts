// Screens: mf-offers/src/offer-board
import { cardsOf, many, openBoardOf, type WireOffer } from '../support/board-of';
import { OffersPages } from '../support/pages/offers-pages';
import { waitUntilLive } from '../support/live';
import { expect, test, type Page } from '../support/test';

/** The demo offers are the oldest, so offers of other tests do not matter. */
const demoOffers = (offers: WireOffer[]) => offers.slice(-14);

const listHeight = (page: Page) =>
  cardsOf(page).evaluateAll((cards) => {
    const edges = cards.map((card) => card.getBoundingClientRect());
    return (edges.at(-1)?.bottom ?? Infinity) - (edges[0]?.top ?? 0);
  });

for (const [width, most] of [
  [1280, 2200],
  [360, 3600],
] as const) {
  test(`fourteen offers take at most ${most} px of a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openBoardOf(page, demoOffers);
    await expect(cardsOf(page)).toHaveCount(14);
    expect(await listHeight(page)).toBeLessThanOrEqual(most);
  });
}

for (const [width, most] of [
  [1280, 12],
  [360, 7],
] as const) {
  test(`the tab key stops at most ${most} times before the first offer at ${width} px, with two marks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await new OffersPages(page).openBoard('?modalidad=Remoto&modalidad=Híbrido');
    await waitUntilLive(page);
    await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(2);
    await page.getByRole('heading', { level: 1 }).focus();

    const isInCard = () => Boolean(document.activeElement?.closest('article'));
    let stops = 0;
    await page.keyboard.press('Tab');
    while (!(await page.evaluate(isInCard))) {
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeLessThanOrEqual(most);
  });
}

test('on a phone the link of a card stands at the right also beside what an administrator may do', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openBoardOf(page, demoOffers);
  const card = cardsOf(page).first();
  await expect(card.getByRole('button', { name: /^Opciones de/ })).toBeVisible();

  const rightEdges = await Promise.all(
    [card, card.getByRole('link', { name: 'Ver oferta' })].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().right),
    ),
  );
  const [ofCard = Infinity, ofLink = 0] = rightEdges;
  expect(ofCard - ofLink).toBeLessThan(20);
});

test('a saved search tells how many offers it finds that are new, and is opened and deleted', async ({
  page,
}) => {
  await openBoardOf(page, many(5));
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('número');
  await expect(page).toHaveURL(/texto=/);
  const panel = page.getByRole('region', { name: 'Búsquedas guardadas' });
  await expect(panel.getByRole('link', { name: 'Canal Atom' })).toHaveAttribute(
    'href',
    '/ofertas.atom?texto=n%C3%BAmero',
  );
  await panel.getByRole('button', { name: 'Guardar búsqueda' }).click();
  await expect(panel.getByText('Nuevas: 0')).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await openBoardOf(page, many(8));
  await expect(panel.getByText('Nuevas: 3')).toBeVisible();
  await panel.getByRole('link', { name: '«número»' }).click();
  await expect(page).toHaveURL(/\?texto=n%C3%BAmero$/);
  await expect(panel.getByText('Nuevas: 0')).toBeVisible();
  await panel.getByRole('button', { name: 'Borrar la búsqueda «número»' }).click();
  await expect(panel.getByText('Nuevas: 0')).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Guardar búsqueda' })).toBeVisible();
});

for (const width of [320, 360, 768, 1280]) {
  test(`255 letters without a space in every text of an offer fit into ${width} px`, async ({
    page,
  }) => {
    const word = 'W'.repeat(255);
    await page.setViewportSize({ width, height: 800 });
    await openBoardOf(page, (offers) =>
      offers.slice(0, 2).map((offer) => ({
        ...offer,
        titulo_vacante: word,
        rango_salarial: word,
        horario: word,
        modalidadTrabajo: { id_modalidad_trabajo: 1, modalidad_trabajo: word },
        tipoContrato: { id_tipo_contrato: 1, tipo_contrato: word },
        ciudades: [{ id_ciudad: 1, nombre_ciudad: word, pais: { id: 1, nombre: word } }],
        paises: [{ id: 1, nombre: word }],
      })),
    );
    await page.getByText('Ver oferta').first().waitFor();
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess).toBe(0);
  });
}
