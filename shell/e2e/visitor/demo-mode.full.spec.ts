// Screens: shell/src/demo shell/server
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { useOwnSite } from '../support/own-site';
import { expect, test, type Page } from '../support/test';

useOwnSite(undefined, { DEMO_MODE: '1' });

const corner = (page: Page) => page.getByRole('complementary', { name: 'Modo demo' });
const answer = (page: Page) => corner(page).getByLabel('Toda llamada responde');

async function openPanel(page: Page) {
  await corner(page).getByRole('button', { name: /^Demo/ }).click();
}

for (const width of [360, 768, 1280, 1600]) {
  test(`the panel is small, within the window and accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.offers);
    await openPanel(page);

    await expectAccessible(page, 'the panel of the demo mode');
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    await expect(corner(page).getByRole('button', { name: 'Todo como siempre' })).toBeInViewport();
  });
}

test.describe('what goes wrong', () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR|chunk|remote|\[portal\]/i });

  test('a server that fails is shown on the page, and all is well again afterwards', async ({
    adminPage: page,
  }) => {
    await page.goto(paths.home);
    await openPanel(page);
    await answer(page).selectOption('500');
    await page.goto(paths.candidates);

    await expect(page.getByRole('main')).toContainText('No pudimos cargar los candidatos.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
    await expect(corner(page).getByRole('button', { name: 'Demo: 500' })).toBeVisible();
    await openPanel(page);
    await corner(page).getByRole('button', { name: 'Todo como siempre' }).click();
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('a remote that does not arrive is named by the page, and the rest of the site works', async ({
    adminPage: page,
  }) => {
    await page.goto(paths.home);
    await openPanel(page);
    const loaded = page.waitForEvent('load');
    await corner(page).getByLabel('Remoto que no llega').selectOption('mf-backoffice');
    await loaded;
    await page.goto(paths.candidates);

    await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await page.goto(paths.offers);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a slow network leaves the shape of the list in sight until it comes', async ({
  adminPage: page,
}) => {
  await page.goto(paths.home);
  await openPanel(page);
  await corner(page)
    .getByRole('checkbox', { name: /Red lenta/ })
    .check();
  await page.goto(paths.candidates, { waitUntil: 'commit' });

  await expect(page.getByText('Cargando los candidatos...')).toBeAttached();
  await expect(page.getByRole('table')).toBeVisible();
});
