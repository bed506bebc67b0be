import { paths } from '@portal/kit/routing/paths';
import { expectNothingLost } from './support/reflow';
import { expect, test } from './support/test';

test('a window of 320 px loses nothing, and is never scrolled sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page);
});

test.describe('the menu of an offer that cannot be had', () => {
  // The browser tells of each try.
  test.use({ expectedConsole: /./ });

  test('leaves the title of the offer its room on a phone', async ({ adminPage: page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(paths.offers);
    await page.route('**/releases/mf-offers/**', (route) => route.abort());
    const offer = page.getByRole('article').first();
    await offer.getByRole('button', { name: /^Opciones de/ }).click();
    await expect(offer.getByRole('alert')).toContainText('No pudimos mostrar esta parte.');

    const [card, title] = await Promise.all(
      [offer, offer.getByRole('heading')].map((part) => part.boundingBox()),
    );
    expect(title?.width).toBeGreaterThan((card?.width ?? Infinity) / 3);
  });
});
