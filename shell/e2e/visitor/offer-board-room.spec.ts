import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { OffersPages } from '../support/pages/offers-pages';
import { waitUntilLive } from '../support/live';
import { expect, test, type Page } from '../support/test';

type WireOffer = { id_oferta: number; titulo_vacante: string };

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** The board, come to from another page, with a list made of the offers that the site has. */
async function openBoardOf(page: Page, listOf: (offers: WireOffer[]) => WireOffer[]) {
  await page.route('**/api/ofertas', async (route) => {
    const response = await route.fetch();
    const offers: WireOffer[] = await response.json();
    await route.fulfill({ response, json: listOf(offers) });
  });
  // The menu is open where there is room for it.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.contact);
  await waitUntilLive(page);
  await page.getByRole('link', { name: 'Ofertas laborales' }).first().click();
  if (size) await page.setViewportSize(size);
  await expect(cardsOf(page).first()).toBeVisible();
}

const many = (count: number) => (offers: WireOffer[]) =>
  Array.from({ length: count }, (_none, index) => ({
    ...offers[index % offers.length],
    id_oferta: 1000 + index,
    titulo_vacante: `Oferta número ${index + 1}`,
  }));

/** The oldest are those of the demo, whatever other tests publish meanwhile. */
const demoOffers = (offers: WireOffer[]) => offers.slice(-14);

/** From the upper edge of the first card to the lower edge of the last. */
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

test('a card is pressed anywhere, and is one stop of the keyboard', async ({ page }) => {
  await new OffersPages(page).openBoard();
  await waitUntilLive(page);
  const card = cardsOf(page).first();
  await expect(card.getByRole('link')).toHaveCount(1);
  await card.click({ position: { x: 200, y: 12 } });
  await expect(page).toHaveURL(/detalle-oferta\/\d+$/);
});

test('three hundred offers come in pages with an address; going back leads to filter, page and place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoardOf(page, many(300));
  // The offers of the list are none that the site has.
  await page.route('**/api/ofertas/id/*', async (route) => {
    const offers: WireOffer[] = await (await page.request.get('/api/ofertas')).json();
    await route.fulfill({ json: offers[0] });
  });
  await expect(cardsOf(page)).toHaveCount(20);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('oferta');
  await expect(page.getByRole('status').filter({ hasText: '300 de 300' })).toBeVisible();

  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/\?texto=oferta&pagina=2$/);
  await expect(page.getByText('300 de 300 ofertas, página 2 de 15')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Ofertas' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Página 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const far = page.getByRole('article', { name: 'Oferta número 36' });
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await far.getByRole('link', { name: 'Ver oferta' }).click();
  await expect(page).toHaveURL(offerDetailPath(1035));
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect(page).toHaveURL(/\?texto=oferta&pagina=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('on a phone the filters are a sheet that closes with what it found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await new OffersPages(page).openBoard();
  await waitUntilLive(page);
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
  const opener = page.getByRole('button', { name: /^Filtros/ });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByText('Remoto', { exact: true }).click();
  await sheet.getByText('País', { exact: true }).click();
  await expect(sheet.getByText('Elige antes un país')).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Chile/ }).check();
  await expect(sheet.getByText('Elige antes un país')).toBeHidden();
  await sheet.getByRole('button', { name: /^Ver \d+ ofertas?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\?pais=Chile&modalidad=Remoto$/);
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['Chile', 'Remoto']);

  await opener.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
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
