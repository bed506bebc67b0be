import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from './support/axe';
import { useOwnSite } from './support/own-site';
import { expect, test, type Page } from './support/test';

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

test('a server that fails is shown on the page, and all is well again afterwards', async ({
  page,
}) => {
  await page.goto(paths.home);
  await openPanel(page);
  await answer(page).selectOption('500');
  await page.goto(paths.people);

  await expect(page.getByRole('main')).toContainText('No pudimos cargar');
  await expect(corner(page).getByRole('button', { name: 'Demo: 500' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openPanel(page);
  await corner(page).getByRole('button', { name: 'Todo como siempre' }).click();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a remote that does not arrive is named by the page, and the rest of the site works', async ({
  page,
}) => {
  await page.goto(paths.home);
  await openPanel(page);
  await corner(page).getByLabel('Remoto que no llega').selectOption('mf-backoffice');
  await page.goto(paths.people);

  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.goto(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a slow network leaves the shape of the list in sight until it comes', async ({ page }) => {
  await page.goto(paths.home);
  await openPanel(page);
  await corner(page)
    .getByLabel(/^Red lenta/)
    .check();
  await page.goto(paths.people);

  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});
