// Screens: mf-public/src/services mf-public/src/page-parts
import { paths } from '@portal/kit/routing/paths';
import { expect, test, type Page } from '../support/test';

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title });

/** Position of the section in the window. Its heading must be below the header of 60 px. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a card of the factory leads to its section at once', async ({ page }) => {
    await page.goto(paths.softwareFactory);
    await card(page, 'Soluciones a medida').click();

    await expect.poll(() => topOf(page, 'soluciones-medida')).toBeLessThan(200);
    await expect(page.locator('#soluciones-medida')).toBeFocused();
  });
});
