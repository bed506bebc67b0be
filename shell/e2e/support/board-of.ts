import { paths } from '@portal/kit/routing/paths';
import { waitUntilLive } from './live';
import { expect, type Page } from './test';

export type WireOffer = { id_oferta: number; titulo_vacante: string };

export const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens the offer board from another page, with a list derived from the real offers. */
export async function openBoardOf(page: Page, listOf: (offers: WireOffer[]) => WireOffer[]) {
  await page.route('**/api/ofertas', async (route) => {
    const response = await route.fetch();
    const offers: WireOffer[] = await response.json();
    await route.fulfill({ response, json: listOf(offers) });
  });
  // A wide window shows the menu opened.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.contact);
  await waitUntilLive(page);
  await page.getByRole('link', { name: 'Ofertas laborales' }).first().click();
  if (size) await page.setViewportSize(size);
  await expect(cardsOf(page).first()).toBeVisible();
}

export const many = (count: number) => (offers: WireOffer[]) =>
  Array.from({ length: count }, (_none, index) => ({
    ...offers[index % offers.length],
    id_oferta: 1000 + index,
    titulo_vacante: `Oferta número ${index + 1}`,
  }));
