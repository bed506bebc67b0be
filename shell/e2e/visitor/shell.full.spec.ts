// Screens: shell/src/layout mf-public/src
import { paths } from '@portal/kit/routing/paths';
import { menuPaths } from '../support/public-paths';
import { expect, test } from '../support/test';

test('every public page stands on a direct load and after a reload', async ({ page }) => {
  for (const path of [...menuPaths, paths.services, paths.login]) {
    await page.goto(path);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main').locator('h1, img').first()).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  }
});

test('the social bar has its size before its bubbles have arrived', async ({ page }) => {
  for (const width of [1200, 500, 260]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    const bar = page.getByRole('navigation', { name: 'Redes sociales' });
    const whole = await bar.boundingBox();

    await bar.getByRole('list').evaluate((list) => list.replaceChildren());
    expect(await bar.boundingBox()).toEqual(whole);
  }
});
