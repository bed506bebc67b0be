// Screens: shell/server/starter shell/src/start shared/kit/src mf-public/src/contact shell/src/login
import { paths, pathTo } from '@portal/kit/routing/paths';
import { openWithoutScripts } from '../support/absent-scripts';
import { expectAccessible } from '../support/axe';
import {
  expectNothingLeaves,
  formPaths,
  setAnimationTime,
  notReady,
} from '../support/page-without-scripts';
import { holdRequests } from '../support/hold-requests';
import { waitUntilLive } from '../support/live';
import { ContactPage } from '../support/pages/contact-page';
import { LoginPage } from '../support/pages/login-page';
import { publicPaths } from '../support/public-paths';
import { expect, test, type Page } from '../support/test';

/** Pages that only the browser renders. */
const inBrowser: readonly string[] = [paths.ownApplications, pathTo(paths.application, 1)];
const rendered = publicPaths.filter((path) => !inBrowser.includes(path));

const status = (page: Page) => page.getByRole('status').filter({ has: notReady(page) });

test.describe('a page whose scripts have failed', () => {
  test.use({ expectedConsole: /./ });

  for (const path of rendered) {
    test(`${path}: whatever is typed and pressed, nothing leaves and the address stays`, async ({
      page,
    }) => {
      await openWithoutScripts(page, path);
      expect(await page.locator('form').count()).toBe(formPaths.includes(path) ? 1 : 0);

      await expectNothingLeaves(page);
    });
  }

  for (const path of formPaths) {
    test(`${path}: says after a while that its form is not ready, and offers to load it anew`, async ({
      page,
    }) => {
      await openWithoutScripts(page, `${path}?mensaje=Hola`);
      await page.locator('form input').first().fill('Ana Rojas');
      await setAnimationTime(page, 7999);
      await expect(notReady(page)).toBeHidden();
      expect(await status(page).evaluate((region) => region.clientHeight)).toBe(0);
      await setAnimationTime(page, 8001);

      await expect(notReady(page)).toBeVisible();
      await expectAccessible(page, 'the form that is not ready');
      await expect(page.locator('form input').first()).toHaveValue('Ana Rojas');
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Volver a cargar la página' }).click();
      await expect(page).toHaveURL(path);
      await expect(notReady(page)).toHaveCount(0);
    });
  }

  test('a form whose remote alone has failed says so too, beside a live header', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    await openWithoutScripts(page, paths.contact, 'mf-public');
    await contact.name().fill('Ana Rojas');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header a') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
    await setAnimationTime(page, 8001);

    await expect(notReady(page)).toBeVisible();
    await expect(contact.name()).toHaveValue('Ana Rojas');
    await page.getByRole('link', { name: 'Volver a cargar la página' }).click();
    await expect(contact.name()).toHaveValue('');
  });

  test('without JavaScript a form says so at once', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of formPaths) {
      await page.goto(path);
      await expect(notReady(page)).toBeVisible();
      // Only a browser without JavaScript shows it.
      await expect(notReady(page).locator('noscript')).toBeVisible();
    }
    await context.close();
  });
});

test.describe('a page for which no shell can be had', () => {
  test.use({ expectedConsole: /./ });

  const shellScripts = '**/releases/shell/**/*.js*';
  const startNotice = (page: Page) => page.locator('#portal-notice');
  const networkIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

  test('keeps what is typed when it is loaded anew by its link, and stores none of it after that', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    // The first document gets no scripts, so that it cannot become live before the link is pressed.
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route(shellScripts, (route) =>
      documents > 1 ? route.fallback() : route.fulfill({ status: 503 }),
    );
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await contact.name().fill('Ana Ñandú');
    await expect(startNotice(page)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'the page that is not live');
    await startNotice(page).getByRole('link', { name: 'Recargar' }).click();

    await expect(contact.name()).toHaveValue('Ana Ñandú');
    await waitUntilLive(page);
    await expect(contact.name()).toHaveValue('Ana Ñandú');
    expect(await page.evaluate(() => sessionStorage.getItem('portal-typed'))).toBeNull();
    await page.reload();
    await expect(contact.name()).toHaveValue('');
  });

  test('is not white where the browser renders it, and comes when it is back', async ({ page }) => {
    await page.route(shellScripts, (route) => route.fulfill({ status: 503 }));
    await page.goto(paths.dashboard, { waitUntil: 'commit' });

    const loading = page.getByText('Cargando...');
    await expect(loading.or(startNotice(page)).filter({ visible: true })).toBeVisible();
    await expect(startNotice(page)).toBeVisible({ timeout: 20_000 });
    await expect(startNotice(page)).toContainText('No pudimos cargar esta página');
    await expect(loading).toBeHidden();
    await page.unroute(shellScripts);
    await networkIsBack(page);

    await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
    await expect(startNotice(page)).toHaveCount(0);
  });

  test('says so in time even if not one script comes, and its link loads it anew', async ({
    page,
  }) => {
    await openWithoutScripts(page, paths.about);
    await setAnimationTime(page, 19_999);
    await expect(startNotice(page)).toBeHidden();
    await setAnimationTime(page, 20_001);

    await expect(startNotice(page)).toBeVisible();
    await page.unrouteAll();
    await startNotice(page).getByRole('link', { name: 'Recargar' }).click();
    await expect(startNotice(page)).toHaveCount(0);
  });
});

test('a page whose shell comes before its starter is live, and hears nothing more of that', async ({
  page,
}) => {
  const starter = '**/releases/starter/*.js';
  const letGo = await holdRequests(page, starter);
  await page.goto(paths.about, { waitUntil: 'commit' });
  await waitUntilLive(page);
  const loaded = page.waitForEvent('load');
  letGo();
  await loaded;

  await expect(page.locator('#portal-notice')).toHaveCount(0);
});

test('a form that is ready says nothing of it', async ({ page }) => {
  await new LoginPage(page).open();

  await expect(notReady(page)).toHaveCount(0);
  await expect(new LoginPage(page).submit()).toBeEnabled();
});
