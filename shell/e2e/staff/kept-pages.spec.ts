// Screens: shell/src/session
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { launch } from '../support/browser-settings';
import { chromiumPath } from '../support/chromium';
import { LoginPage } from '../support/pages/login-page';
import { storeSession } from '../support/session';
import { expect, test, type Page } from '../support/test';

// Tests of the back/forward cache, which Chromium's headless shell does not have.
test.use(launch(chromiumPath()));

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
/** E-mails of people; the company's own e-mail is public. */
const emails = (page: Page) => page.getByRole('main').getByText(/@.*example\.org/);
const menu = (page: Page, username: string) =>
  page.getByRole('banner').getByRole('button', { name: username });

/** The navigation type of the page and the reasons why it was not restored from the cache. */
const wayBack = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return `${Reflect.get(entry ?? {}, 'type')} ${JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons'))}`;
  });

async function signOut(page: Page) {
  await menu(page, 'admin').click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(paths.login);
  await page.keyboard.press('Escape');
}

test('the page of a visitor comes back as it was', async ({ page }) => {
  await page.goto(paths.about);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto(paths.contact);

  await goBack(page);

  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
});

test('whoever signs out leaves nothing to those who go back', async ({ adminPage: page }) => {
  const read = [paths.candidates, staffPaths.accounts];
  for (const path of read) {
    await page.goto(path);
    await expect(emails(page).first()).toBeVisible();
  }
  await page.goto(paths.about);
  await signOut(page);
  await goBack(page);
  await expect(page).toHaveURL(paths.about);

  for (const _ of read) {
    await goBack(page);
    await expect(menu(page, 'admin')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(emails(page)).toHaveCount(0);
    // The sign-out evicted the page, or it was restored hidden and reloaded. A browser short of
    // memory caches nothing and masks the reason.
    expect(await wayBack(page)).toMatch(/^reload|broadcastchannel-message|masked/);
  }
  await expect(page).toHaveURL(paths.login);
});

test('who signs in after somebody else goes back as themselves, and keeps the own session', async ({
  adminPage: page,
}) => {
  await page.goto(paths.candidates);
  await expect(emails(page).first()).toBeVisible();
  await page.goto(paths.about);
  await signOut(page);
  await new LoginPage(page).fill('usuario', 'Puente2026');
  await expect(menu(page, 'usuario')).toBeVisible();
  const token = () => page.evaluate(() => sessionStorage.getItem('token'));
  const own = await token();

  await page.evaluate(() => history.go(-3));

  await expect(page.getByRole('alertdialog', { name: 'Acceso denegado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page, 'usuario')).toBeVisible();
  expect(await token()).toBe(own);
});

test('whoever signs out in one tab leaves its duplicate too', async ({
  adminPage: page,
  context,
  staff,
}) => {
  await page.goto(paths.candidates);
  await expect(emails(page).first()).toBeVisible();
  const duplicate = await context.newPage();
  await storeSession(duplicate, staff.token);
  await duplicate.goto(paths.about);

  await signOut(duplicate);

  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
