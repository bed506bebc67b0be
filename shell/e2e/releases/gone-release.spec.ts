// Screens: shell/server/starter shell/src/start mf-backoffice/src/people
import { paths } from '@portal/kit/routing/paths';
import { expect, test, type Page } from '../support/test';

// Releases are kept for 30 days. A page that stays open longer misses files of its release.

test.use({ expectedConsole: /./ });

const notice = (page: Page) => page.locator('#portal-notice');
const reload = (page: Page) => notice(page).getByRole('link', { name: 'Recargar' });

/** Simulates deleted files of releases. */
const remove = (page: Page, files: string) =>
  page.route(`**/releases/${files}`, (route) => route.fulfill({ status: 404 }));

test('a page that misses a part of a release that is gone says so, and what was typed is in the page that comes', async ({
  adminPage: page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await remove(page, 'shell/**/staff-tools.js*');
  await page.goto(paths.newPerson);
  await page.getByLabel('Nombre').fill('María «Ñandú»');
  await expect(notice(page)).toContainText(
    'su versión ya no está disponible. Recárgala para seguir; intentaremos conservar lo que escribiste',
  );
  await page.unrouteAll();
  await reload(page).click();

  await expect(notice(page)).toBeHidden();
  await expect(page.getByLabel('Nombre')).toHaveValue('María «Ñandú»');
  expect(await page.evaluate(() => sessionStorage.getItem('portal-typed'))).toBeNull();
});
