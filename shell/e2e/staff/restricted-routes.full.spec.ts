// Screens: shell/src/remotes shell/src/login
import { paths } from '@portal/kit/routing/paths';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

const routesCall = '**/mfe/routes/*';

/** Marks the document, so that a reload is detected. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));

async function signInFromHome(page: Page) {
  await page.goto(paths.home);
  await mark(page);
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await new LoginPage(page).fill('admin', 'Puente2026');
}

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
