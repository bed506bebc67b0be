// Screens: shell/src/panel shell/server/panel
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { marks, previousOf } from '../support/release-sets';
import { ReleasePanel } from '../support/pages/release-panel';
import { expect, test } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'serial' });

const { previous: newTitle } = marks['mf-public'];

test.describe('who is no staff', () => {
  test.use({ expectedConsole: /40[13]/ });

  test('is told to sign in, and the server lists nothing and gives no choice', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/mfe/') && asked.push(request.url()));
    const panel = new ReleasePanel(page);
    await panel.open(paths.home);

    await expect(panel.section).toContainText('Las versiones son para el equipo de administración');
    await expect(panel.section.getByRole('combobox')).toHaveCount(0);
    expect(asked).toEqual([]);
    expect((await page.request.get('/mfe/releases')).status()).toBe(401);
    const data = { application: 'mf-public', release: 'x' };
    expect((await page.request.put('/mfe/pins', { data })).status()).toBe(401);

    await panel.section.getByRole('link', { name: 'Inicia sesión' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar Sesión');
    await expect(page).toHaveURL(/mfe=panel/);
    await expectAccessible(page, 'the panel before signing in');
  });
});

test('the panel is accessible, and stays while one goes about in the site', async ({
  adminPage: page,
}) => {
  const { 'mf-public': before = '' } = await releases.live();
  await releases.publish(previousOf('mf-public'));
  const panel = new ReleasePanel(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await panel.open(paths.home);
  await expect(heading).toContainText(newTitle);
  await expectAccessible(page, 'the panel');

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(/contacto\?mfe=panel/);
  await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).click();
  await expect(heading).toContainText(newTitle);

  await panel.choose('mf-public', before);
  await expect(panel.application('mf-public')).toContainText('Elegida para este navegador');
  await page.goto(paths.contact);
  await expect(panel.mark()).toBeVisible();
  await expectAccessible(page, 'the mark');
});

test('an id that was never published is refused, and a forged choice is as none', async ({
  page,
  context,
  staff,
  baseURL,
}) => {
  const refused = await page.request.put('/mfe/pins', {
    data: { application: 'mf-public', release: 'https://example.net/entry.js' },
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(refused.status()).toBe(404);
  expect((await refused.json()).mensaje).toBe('Esa versión no está publicada en este sitio.');

  const forged = Buffer.from(JSON.stringify({ pins: { 'mf-public': 'x' }, expires: 9e15 }));
  const value = `${forged.toString('base64url')}.${'A'.repeat(43)}`;
  await context.addCookies([{ name: 'portal-pins', value, url: baseURL ?? '' }]);
  await page.goto(paths.home);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(newTitle);
  await expect(new ReleasePanel(page).mark()).toHaveCount(0);
});

test('the report can be copied, and says nothing of the person', async ({
  adminPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = new ReleasePanel(page);
  await page.goto(`${paths.home}?mfe=panel&correo=ana@example.org`);
  await panel.section.getByRole('button', { name: 'Copiar informe' }).click();
  await expect(page.getByText('El informe está copiado.')).toBeVisible();

  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('## mf-public');
  expect(report).toContain(paths.home);
  expect(report).not.toMatch(/ana@example|admin|Bearer/i);
});

for (const width of [360, 768, 1280]) {
  test(`nothing of the panel lies beside a window of ${width} px`, async ({ adminPage: page }) => {
    const long = 'x'.repeat(255);
    await page.route('**/mfe/releases', async (route) => {
      const answer = await route.fetch();
      const published = await answer.json();
      published.applications[long] = {
        live: long,
        choosable: [long],
        disabled: { message: long, since: '' },
      };
      await route.fulfill({ json: published });
    });
    await page.setViewportSize({ width, height: 800 });
    const panel = new ReleasePanel(page);
    await panel.open(paths.offers);
    await expect(panel.application(long)).toBeVisible();

    const sizes = await page.evaluate(() =>
      [document.documentElement, document.querySelector('#site > section')].map((element) =>
        element ? element.scrollWidth - element.clientWidth : NaN,
      ),
    );
    expect(sizes).toEqual([0, 0]);
  });
}
