import { paths } from '@portal/kit/routing/paths';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

const routesCall = '**/mfe/routes/*';

/** Marks the document, so that another one shows. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isFirst' in window);

async function signInFromHome(page: Page) {
  await page.goto(paths.home);
  await mark(page);
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await new LoginPage(page).fill('admin', 'Puente2026');
}

test('a visitor asks for no routes of the staff', async ({ page }) => {
  let asked = 0;
  await page.route(routesCall, (route) => {
    asked += 1;
    return route.continue();
  });
  for (const path of [paths.home, paths.offers, paths.contact]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.locator('#portal-composition').textContent()).not.toContain('ROLE_ADMIN');
  }

  expect(asked).toBe(0);
});

test('whoever signs in goes on in the same document', async ({ page }) => {
  await signInFromHome(page);

  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test.describe('where the routes cannot be had', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('the page of the address is loaded from the server', async ({ page }) => {
    await page.route(routesCall, (route) => route.abort());
    await signInFromHome(page);

    await page.waitForFunction(() => !('isFirst' in window));
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
