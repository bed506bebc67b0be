// Screens: mf-offers/src/offer-board mf-offers/src/offer-menu
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { expectPartAccessible } from '../support/axe-part';
import { cardsOf } from '../support/board-of';
import { holdRequests } from '../support/hold-requests';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test, type Page } from '../support/test';

/** Starts on another page, so that the browser loads the offers. */
async function openFromHome(page: Page) {
  await page.goto(paths.contact);
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
}

test.describe('with answers of their own', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('while the offers load it says so, and without any it says that', async ({ page }) => {
    const answer = await holdRequests(page, '**/api/ofertas', (route) =>
      route.fulfill({ json: [] }),
    );
    await openFromHome(page);
    await expect(page.getByText('Cargando ofertas...')).toBeVisible();
    await expectAccessible(page, 'the board while it loads');
    answer();
    await expect(page.getByText('No hay ofertas disponibles por el momento.')).toBeVisible();
    await expect(page.getByText('Cargando ofertas...')).toBeHidden();
    await expectAccessible(page, 'the empty board');
  });

  test('a failure is told in the words of the server and can be tried again', async ({ page }) => {
    await page.route('**/api/ofertas', (route) =>
      route.fulfill({ status: 500, json: { error: 'Falló la base', mensaje: 'No es este' } }),
    );
    await openFromHome(page);
    await expect(page.getByRole('alertdialog')).toContainText('Falló la base');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'the board that failed');
    await page.unroute('**/api/ofertas');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cardsOf(page).first()).toBeVisible();
  });
});

for (const width of [768, 1280]) {
  test(`D.05 axe finds nothing on the board, its filters and its menu at ${width} px`, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const offers = new OffersPages(page);
    await offers.openBoard('?pais=Chile');
    await expectAccessible(page, 'the board with a filter');
    if (width < 992) {
      await page.getByRole('button', { name: /^Filtros/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
      await expectAccessible(page, 'the sheet of the filters');
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('button', { name: /^Opciones de/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    // Only the menu is checked: the page behind it was checked before.
    await expectPartAccessible(page, 'the open menu', '[role=menu]');
    await page.keyboard.press('Escape');
    await offers.openBoard('?texto=nada-así');
    await expect(page.getByText('Ninguna oferta coincide con tu búsqueda.')).toBeVisible();
    await expectAccessible(page, 'the board without a match');
  });
}
