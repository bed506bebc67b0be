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

test('the social bar has its size before the scripts have come', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  for (const width of [1200, 500, 260]) {
    const boxes = [];
    for (const each of [still, page]) {
      await each.setViewportSize({ width, height: 800 });
      await each.goto(paths.home);
      boxes.push(await each.getByRole('navigation', { name: 'Redes sociales' }).boundingBox());
    }
    expect(boxes[0]?.width).toBeGreaterThan(20);
    expect(boxes[0]).toEqual(boxes[1]);
  }
  await context.close();
});
