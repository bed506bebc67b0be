// Screens: shell/server/development shell/src/development mf-offers/src/offer-board
import type { Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { developmentId, releaseUrl, remoteEntryFile } from '@portal/releases/release-names';
import { waitUntilLive } from '../support/live';
import { OwnSite } from '../support/own-site';
import { OwnSources } from '../support/own-sources';
import { ownPorts, siteUrl } from '../support/site-under-test';
import { expect, test } from '../support/test';

const sources = new OwnSources('mf-offers');
const file = 'src/offer-board/filter/offer-filters.tsx';
const entry = releaseUrl('mf-offers', developmentId, remoteEntryFile);

/** The rest of the site runs published releases, with the API of the site under test. */
const site = new OwnSite(ownPorts.site, {
  environment: { API_URL: siteUrl },
  command: ['node', 'scripts/dev.mjs', 'mf-offers', '--from', sources.folder],
});

test.use({ baseURL: site.url, viewport: { width: 1280, height: 800 } });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await sources.prepare();
  await site.start();
});

test.afterAll(async () => {
  await site.kill();
  await sources.remove();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
/** Client state that must survive a rebuild: an open filter section with its full list. */
const places = (page: Page) => page.getByRole('main').locator('details').first();
const fewer = (page: Page) => page.getByRole('button', { name: 'Ver menos países' });

/** Waits for the live page: server-rendered HTML is visible before it accepts clicks. */
async function openPlaces(page: Page) {
  await waitUntilLive(page);
  await places(page).locator('summary').click();
  await page.getByRole('button', { name: /^Ver los \d+ países$/ }).click();
  await expect(fewer(page)).toBeVisible();
}

/** Applies a change and waits until the server delivers a new entry. */
async function untilBuilt(page: Page, change: () => Promise<unknown>) {
  const read = async () => (await page.request.get(entry)).text();
  const before = await read();
  await change();
  await expect.poll(read).not.toBe(before);
}

test('a page from its sources takes over each edit, and keeps state and typed text across an error', async ({
  page,
}) => {
  const search = page.getByRole('searchbox');
  const error = page.getByRole('alert');
  const expectAllKept = async () => {
    await expect(search).toHaveValue('react');
    await expect(fewer(page)).toBeVisible();
  };

  const html = await (await page.goto(paths.offers))?.text();
  expect(html).toContain('>Filtros</');
  expect(html).toContain('/releases/mf-offers/dev/offer-board-page.js');
  await openPlaces(page);
  await search.fill('react');

  await sources.replace(file, 'Filtros', 'Filtros de hoy');
  await expect(heading(page, 'Filtros de hoy')).toBeVisible();
  await expectAllKept();

  await sources.replace(file, 'Filtros de hoy', 'Filtros de hoy }');
  await expect(error).toContainText('No se puede construir mf-offers');
  await expect(error).toContainText(/\/offer-filters\.tsx, línea \d+/);
  await expect(error).toContainText('Filtros de hoy }');
  await expectAllKept();
  // The renderer builds only on request, so this makes it meet the error too.
  await page.request.get(paths.offers);

  await sources.replace(file, 'Filtros de hoy }', 'Filtros de siempre');
  await expect(heading(page, 'Filtros de siempre')).toBeVisible();
  await expect(error).toBeHidden();
  await expectAllKept();

  const again = await (await page.reload())?.text();
  expect(again).toContain('>Filtros de siempre</');
});

test.describe('a page that is open elsewhere', () => {
  // Expected for a script that was rebuilt after the page got its hash.
  test.use({ expectedConsole: /integrity|could not be loaded/ });

  test('opens what was built since, and keeps what was typed until then', async ({ page }) => {
    await page.goto(paths.contact);
    const name = page.getByLabel('Nombre').first();
    await name.fill('Ñandú');
    await untilBuilt(page, () => sources.replace(file, 'Filtros de siempre', 'Filtros de ayer'));
    await expect(name).toHaveValue('Ñandú');
    await page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();

    await expect(heading(page, 'Filtros de ayer')).toBeVisible();
  });
});

test.describe('a build that comes at a bad moment', () => {
  // Expected: newer hashes than the page names, a change that webpack cannot apply, a page without
  // its emptied module, HTML of the previous build.
  test.use({
    expectedConsole:
      /integrity|could not be loaded|is not accepted|Element type is invalid|hydration-mismatch|was preloaded/,
  });

  test('a page that a build overtakes while it loads becomes live', async ({ page }) => {
    const before = await page.request.get(paths.offers);
    await untilBuilt(page, () => sources.replace(file, 'Filtros de ayer', 'Filtros de hoy'));
    await page.route(paths.offers, (route) => route.fulfill({ response: before }), { times: 1 });
    await page.goto(paths.offers);

    await expect(heading(page, 'Filtros de hoy')).toBeVisible();
    await openPlaces(page);
  });

  test('a file that an editor empties before it writes it leaves the page live', async ({
    page,
  }) => {
    await page.goto(paths.offers);
    const whole = await sources.read(file);
    await untilBuilt(page, () => sources.write(file, ''));
    // A different text, because the page shows the previous one until both changes are applied.
    await sources.write(file, whole.replaceAll('Filtros de hoy', 'Filtros de mañana'));

    await expect(heading(page, 'Filtros de mañana')).toBeVisible();
    await openPlaces(page);
  });

  test('a page that was shown while a file was empty comes back', async ({ page }) => {
    await page.goto(paths.offers);
    const whole = await sources.read(file);
    await sources.write(file, '');
    await expect(heading(page, 'Esta sección no está disponible')).toBeVisible();
    await sources.write(file, whole);

    await expect(heading(page, 'Filtros de mañana')).toBeVisible();
    await openPlaces(page);
  });
});
