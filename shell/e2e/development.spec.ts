import { paths } from '@portal/kit/routing/paths';
import { OwnSite } from './support/own-site';
import { OwnSources } from './support/own-sources';
import { siteUrl } from './support/site-under-test';
import { expect, test } from './support/test';

const sources = new OwnSources('mf-offers');
const file = 'src/offer-board/filter/offer-filters.tsx';

/** The rest of the site is what is published, with the API of the site under test. */
const site = new OwnSite(8093, {
  environment: { API_URL: siteUrl },
  command: ['node', 'scripts/dev.mjs', 'mf-offers', '--from', sources.folder],
});

test.use({ baseURL: site.url, viewport: { width: 360, height: 740 } });

// The first build of a machine is made without anything that webpack remembers.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  await sources.prepare();
  await site.start();
});

test.afterAll(async () => {
  await site.kill();
  await sources.remove();
});

test('a page from its sources takes over each edit, and keeps state and typed text across an error', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const toggle = page.getByRole('main').locator('button[aria-expanded]').first();
  const search = page.getByRole('searchbox');
  const error = page.getByRole('alert');
  const expectAllKept = async () => {
    await expect(search).toHaveValue('react');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  };

  const html = await (await page.goto(paths.offers))?.text();
  expect(html).toContain('>Filtros</');
  expect(html).toContain('/releases/mf-offers/dev/offer-board-page.js');
  await toggle.click();
  await search.fill('react');

  await sources.replace(file, 'Filtros', 'Filtros de hoy');
  await expect(heading('Filtros de hoy')).toBeVisible();
  await expectAllKept();

  await sources.replace(file, 'Filtros de hoy', 'Filtros de hoy }');
  await expect(error).toContainText('No se puede construir mf-offers');
  await expect(error).toContainText(/\/offer-filters\.tsx, línea \d+/);
  await expect(error).toContainText('Filtros de hoy }');
  await expectAllKept();

  await sources.replace(file, 'Filtros de hoy }', 'Filtros de siempre');
  await expect(heading('Filtros de siempre')).toBeVisible();
  await expect(error).toBeHidden();
  await expectAllKept();

  const again = await (await page.reload())?.text();
  expect(again).toContain('>Filtros de siempre</');
});
