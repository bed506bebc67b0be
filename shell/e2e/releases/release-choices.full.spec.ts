// Screens: shell/server/releases shell/src/remotes shell/src/panel
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { marks, previousOf } from '../support/release-sets';
import { expect, test, type Page } from '../support/test';

const application = 'mf-offers';
const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'default' });

const { current: old, previous: changed } = marks[application];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Releases of mf-offers: the original and the changed one. */
let first: string;
let second: string;

test.beforeAll(async () => {
  ({ [application]: first = '' } = await releases.live());
  second = await releases.publish(previousOf(application));
});

/** Keeps the original release live and gives the changed one this share of visitors. */
const runCanary = async (percent: number) =>
  releases.setChannel(application, {
    live: first,
    canary: { id: second, percent },
    published: [second, first],
    withdrawn: [],
  });

const publish = () =>
  releases.setChannel(application, {
    live: second,
    previous: first,
    published: [second, first],
    withdrawn: [],
  });

test('nobody gets a canary for no share', async ({ page }) => {
  await runCanary(100);
  await page.goto(paths.offers);
  await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
  await page.goto(paths.offers);
  await expect(heading(page)).toHaveText(changed);

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

test('safe mode is accessible', async ({ page }) => {
  await publish();
  await page.goto(`${paths.offers}?mfe=safe`);
  await expect(page.getByText('Modo seguro: versiones anteriores')).toBeVisible();
  await expectAccessible(page, 'a page in safe mode');
});

test.describe('an application that is switched off', () => {
  test.use({ expectedConsole: /503/ });

  test('is accessible, fits a phone and is not in the sitemap', async ({ page }) => {
    const disabled = { message: 'Vuelve mañana, Ñandú.', since: new Date().toISOString() };
    await releases.setChannel(application, { ...(await releases.channel(application)), disabled });

    await page.goto(paths.offers);
    await expect(heading(page)).toHaveText('Esta sección está en pausa');
    await expectAccessible(page, 'a section that is switched off');
    await page.setViewportSize({ width: 360, height: 760 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const sitemap = await page.request.get('/sitemap.xml');
    expect(await sitemap.text()).not.toContain(paths.offers);
  });
});
