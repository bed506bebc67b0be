import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { marks, previousOf } from '../support/release-sets';
import { expect, test, type Page } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'default', timeout: 300_000 });

const { current: old, previous: changed } = marks['mf-offers'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

type Channel = Record<string, unknown> & { live: string; published: string[] };

/** Writes what stands in the registry of the offers. */
async function changeOffers(change: (channel: Channel) => Channel) {
  const file = join(releases.folder, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8'));
  registry.applications['mf-offers'] = change(registry.applications['mf-offers']);
  await writeFile(file, JSON.stringify(registry));
}

let first: Channel;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await changeOffers((channel) => (first = channel));
  await releases.publish(previousOf('mf-offers'));
});

/** The release before goes on being live, and the changed one is for this share. */
const runCanary = (percent: number) =>
  changeOffers(({ live, published }) => ({
    ...first,
    published,
    canary: { id: live === first.live ? String(published[0]) : live, percent },
  }));

/** The changed one is live. */
const publish = () =>
  changeOffers(({ published }) => ({
    live: String(published[0]),
    previous: first.live,
    published,
  }));

const share = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'portal-share');

test('a first visit gets what is live and draws a share; the next one gets the canary of it', async ({
  page,
}) => {
  await publish();
  await page.goto(paths.offers);
  await expect(heading(page)).toHaveText(changed);
  expect(await share(page)).toBeUndefined();

  await runCanary(100);
  await page.goto(paths.offers);
  await expect(heading(page)).toHaveText(old);
  await expect.poll(async () => (await share(page))?.value).toMatch(/^\d{1,2}$/);
  const drawn = await share(page);
  expect(drawn).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((drawn?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(90);

  await page.goto(paths.offers);
  await expect(heading(page)).toHaveText(changed);
  expect((await share(page))?.value).toBe(drawn?.value);

  await runCanary(0);
  await page.goto(paths.offers);
  await expect(heading(page)).toHaveText(old);
});

test('where no cookie can be set, pages are what is live', async ({ page }) => {
  await runCanary(100);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  for (const path of [paths.offers, paths.offers]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(old);
  }
});

test('safe mode shows the releases before, for this document, and leads back', async ({ page }) => {
  await publish();
  await page.goto(`${paths.offers}?mfe=safe`);
  const mark = page.getByText('Modo seguro: versiones anteriores');
  await expect(heading(page)).toHaveText(old);
  await expect(mark).toBeVisible();
  await expectAccessible(page, 'a page in safe mode');

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  await expect(heading(page)).toHaveText(old);
  await page.getByRole('link', { name: 'Volver a la versión normal' }).click();

  await expect(heading(page)).toHaveText(changed);
  await expect(mark).toHaveCount(0);
});

test.describe('an application that is switched off', () => {
  const message = 'Estamos mejorando las ofertas. Vuelve mañana, Ñandú.';
  test.use({ expectedConsole: /503/ });

  test('says so in its place, and nothing of it is fetched', async ({ page }) => {
    const since = new Date().toISOString();
    await changeOffers((channel) => ({ ...channel, disabled: { message, since } }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    const answer = await page.goto(paths.offers);
    expect(answer?.status()).toBe(503);
    await expect(heading(page)).toHaveText('Esta sección está en pausa');
    await expect(page.getByText(message)).toBeVisible();
    await expectAccessible(page, 'a section that is switched off');
    await page.setViewportSize({ width: 360, height: 760 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 760 });

    await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
    await expect(heading(page)).toHaveText('Esta sección está en pausa');
    expect(asked.filter((url) => url.includes('/releases/mf-offers/'))).toEqual([]);

    const sitemap = await page.request.get('/sitemap.xml');
    expect(await sitemap.text()).not.toContain(paths.offers);

    await changeOffers(({ disabled: _disabled, ...channel }) => channel);
    await page.goto(paths.offers);
    await expect(heading(page)).toHaveText(changed);
  });
});
