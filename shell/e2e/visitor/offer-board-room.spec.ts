// Screens: mf-offers/src/offer-board mf-offers/src/offer-detail
import { offerDetailPath } from '@portal/kit/routing/paths';
import { cardsOf, many, openBoardOf, type WireOffer } from '../support/board-of';
import { expect, test } from '../support/test';

test('three hundred offers come in pages with an address; going back leads to filter, page and place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoardOf(page, many(300));
  // The offers of this list do not exist on the server.
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
  const open = far.getByRole('link', { name: 'Ver oferta' });
  // Hovers first, because a click may scroll too.
  await open.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await open.click();
  await expect(page).toHaveURL(offerDetailPath(1035));
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect(page).toHaveURL(/\?texto=oferta&pagina=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
