// Screens: mf-public/src/about mf-public/src/referral-program mf-public/src/home mf-public/src/contact mf-public/src/services mf-public/src/work-with-us mf-public/src/privacy mf-offers/src/offer-board mf-offers/src/offer-detail
import { paths } from '@portal/kit/routing/paths';
import { publicPages } from '../support/visits/public-pages';
import { expect, test } from '../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2.12 every public page can be read, and its links work', async ({ page }) => {
    for (const { path } of publicPages) {
      await page.goto(path);
      const main = page.getByRole('main');

      await expect(main.locator('h1, img').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Chile');
      if (path === paths.referralProgram) continue;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await main.innerText();
      expect(text.length, path).toBeGreaterThan(300);
      expect(text, path).not.toContain('Cargando');
    }
    await page.goto(paths.home);
    await page.getByRole('main').locator(`a[href="${paths.contact}"]`).first().click();
    await expect(page).toHaveURL(paths.contact);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(paths.privacy);
    await expect(
      page.getByRole('heading', { name: 'Por qué aquí no hay aviso de cookies' }),
    ).toBeVisible();
    await expect(page.getByText(/Si postulaste, \d+ meses desde que se cierra/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  });
});
