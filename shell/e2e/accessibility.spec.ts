import { paths, pathTo } from '@portal/kit/routing/paths';
import { expectAccessible } from './support/axe';
import { LoginPage } from './support/pages/login-page';
import { expect, test } from './support/test';

const publicPaths = [
  paths.home,
  paths.about,
  paths.referralProgram,
  paths.services,
  paths.hunting,
  paths.outsourcing,
  paths.softwareFactory,
  paths.contact,
  paths.workWithUs,
  paths.privacy,
  paths.login,
  paths.offers,
  pathTo(paths.offer, 1),
  pathTo(paths.application, 1),
];

const staffPaths = [paths.dashboard, paths.candidates, paths.offers, pathTo(paths.applicants, 1)];

for (const width of [360, 1280]) {
  test(`D.05 axe finds nothing on the public pages at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.locator('main').locator('h1, img').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
    }
  });

  test(`D.05 axe finds nothing on the pages of staff at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await new LoginPage(page).signIn('admin');
    for (const path of staffPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
    }
  });
}
