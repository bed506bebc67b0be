// Screens: shell/server/starter shell/src/start mf-public/src/fee-calculator mf-public/src/services
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { waitUntilLive } from '../support/live';
import { Calculator } from '../support/pages/calculator';
import { expect, test, type Page } from '../support/test';

// Releases are kept for 30 days. A page that stays open longer misses files of its release.

test.use({ expectedConsole: /./ });

const notice = (page: Page) => page.locator('#portal-notice');
const reload = (page: Page) => notice(page).getByRole('link', { name: 'Recargar' });

/** Simulates deleted files of releases. */
const remove = (page: Page, files: string, status = 404) =>
  page.route(`**/releases/${files}`, (route) => route.fulfill({ status }));

test('a page that misses a part of a release that is gone says so and offers to be loaded anew', async ({
  page,
}) => {
  await page.goto(paths.hunting);
  await waitUntilLive(page);
  await remove(page, 'mf-public/**');
  await page.getByRole('button', { name: 'Calcular tarifa' }).click();
  await page.getByRole('alertdialog').getByRole('button').click();

  await expect(notice(page)).toContainText('su versión ya no está disponible');
  await expectAccessible(page, 'a page whose release is gone');
  await page.unrouteAll();
  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await waitUntilLive(page);
  await page.getByRole('button', { name: 'Calcular tarifa' }).click();
  await expect(new Calculator(page).dialog()).toBeVisible();
});

test('a part that cannot be had for now is no reason to load the page anew', async ({ page }) => {
  await page.goto(paths.hunting);
  await waitUntilLive(page);
  await remove(page, 'mf-public/**', 503);
  await page.getByRole('button', { name: 'Calcular tarifa' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();

  await expect(notice(page)).toHaveCount(0);
});
