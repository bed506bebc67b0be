// Screens: shell/src/layout mf-public/src/fee-calculator mf-offers/src/offer-board mf-offers/src/offer-menu
import { paths } from '@portal/kit/routing/paths';
import { Calculator } from '../support/pages/calculator';
import { setTextSize } from '../support/sweep/large-text';
import { reflow } from '../support/sweep/reflow';
import { expect, test } from '../support/test';

for (const { width, text } of [
  { width: 320, text: 16 },
  { width: 360, text: 32 },
  { width: 1280, text: 32 },
]) {
  test(`the menu and the calculator are scrolled to their ends at ${width} px with text of ${text} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(paths.home);
    await setTextSize(page, text);
    await page.getByRole('banner').getByRole('button', { name: /menú/i }).click();
    const last = page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await reflow.look(page), 'the open menu').toEqual([]);

    const calculator = new Calculator(page);
    await calculator.open();
    expect(await reflow.look(page), 'the calculator').toEqual([]);
    await calculator.submit().scrollIntoViewIfNeeded();
    await expect(calculator.submit()).toBeInViewport();
  });
}

test('a board of hundreds is as wide as the phone, before and after its end was seen', async ({
  page,
}) => {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/api/ofertas', async (route) => {
    const response = await route.fetch();
    const offers: { id_oferta: number }[] = await response.json();
    const many = Array.from({ length: 200 }, (_none, index) => ({
      ...offers[index % offers.length],
      id_oferta: 1000 + index,
    }));
    await route.fulfill({ response, json: many });
  });
  await page.goto(paths.home);
  await page.getByRole('link', { name: 'Ofertas laborales' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(20);

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await excess()).toBe(0);
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    expect(await excess()).toBe(0);
  }
});

test.describe('the menu of an offer that cannot be had', () => {
  // The browser logs each attempt.
  test.use({ expectedConsole: /./ });

  test('leaves the title of the offer its room on a phone', async ({ adminPage: page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(paths.offers);
    const offer = page.getByRole('article').first();
    // The card is complete; only the menu is missing.
    await expect(offer.getByRole('link', { name: /^Gestionar/ })).toBeVisible();
    await page.route('**/releases/mf-offers/**', (route) => route.abort());
    await offer.getByRole('button', { name: /^Opciones de/ }).click();
    await expect(offer.getByRole('alert')).toContainText('No pudimos mostrar esta parte.');

    const [card, title] = await Promise.all(
      [offer, offer.getByRole('heading')].map((part) => part.boundingBox()),
    );
    expect(title?.width).toBeGreaterThan((card?.width ?? Infinity) / 3);
  });
});
