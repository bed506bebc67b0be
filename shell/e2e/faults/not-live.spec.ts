// Screens: shell/server/starter shell/src/start shared/kit/src mf-public/src/contact shell/src/login
import { paths } from '@portal/kit/routing/paths';
import { openWithoutScripts } from '../support/absent-scripts';
import { expectNothingLeaves, setAnimationTime, notReady } from '../support/page-without-scripts';
import { ContactPage } from '../support/pages/contact-page';
import { expect, test, type Page } from '../support/test';

test.use({ expectedConsole: /./ });

for (const path of [paths.login, paths.contact]) {
  test(`${path} without scripts: whatever is typed and pressed, nothing leaves, and after a while it offers to be loaded anew`, async ({
    page,
  }) => {
    await openWithoutScripts(page, `${path}?mensaje=Hola`);
    await setAnimationTime(page, 7999);
    await expect(notReady(page)).toBeHidden();

    await expectNothingLeaves(page);

    await page.locator('form input').first().fill('Ana Rojas');
    await setAnimationTime(page, 8001);
    await expect(notReady(page)).toBeVisible();
    await expect(page.locator('form input').first()).toHaveValue('Ana Rojas');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Volver a cargar la página' }).click();
    await expect(page).toHaveURL(path);
    await expect(notReady(page)).toHaveCount(0);
  });
}

test.describe('a page for which no shell can be had', () => {
  const shellScripts = '**/releases/shell/**/*.js*';
  const startNotice = (page: Page) => page.locator('#portal-notice');

  test('says so over what the server rendered, keeps what is typed and lives when it is back', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    await page.route(shellScripts, (route) => route.fulfill({ status: 503 }));
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await contact.name().fill('Ana Ñandú');

    await expect(startNotice(page)).toBeVisible({ timeout: 20_000 });
    await expect(startNotice(page)).toContainText('lo que escribas se conserva');
    await page.unroute(shellScripts);
    await page.evaluate(() => dispatchEvent(new Event('online')));

    await expect(startNotice(page)).toBeHidden();
    await expect(contact.name()).toHaveValue('Ana Ñandú');
    await contact.fill();
    await expect(contact.submit()).toBeEnabled();
  });
});
