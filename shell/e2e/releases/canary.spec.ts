import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import { loadReportsPath } from '@portal/releases/load-report';
import type { Browser, Request } from '@playwright/test';
import { waitUntilLive } from '../support/live';
import { OwnReleases, type Change } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { marks, previousOf } from '../support/release-sets';
import { expect, test, type Page } from '../support/test';

const releases = new OwnReleases();
// Each visitor has an address of their own, which a proxy tells.
const site = useOwnSite(releases, { TRUST_PROXY: '1' });

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** The canary is for whoever has a share, so each opens the home page first; and stays until all is told. */
async function visit(browser: Browser, visitor: number, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visitor}` },
  });
  const page = await context.newPage();
  // What a beacon says is seen only where it passes through here.
  await page.route(`**${loadReportsPath}`, (route) => route.continue());
  await page.goto(paths.home);
  await waitUntilLive(page);
  const told = page.waitForResponse((response) => tellsOf('mf-offers', response.request()));
  await page.goto(paths.offers);
  await look(page);
  await told;
  await context.close();
}

const tellsOf = (application: string, request: Request) =>
  request.url().endsWith(loadReportsPath) && request.postData()?.includes(application) === true;

const channel = async () => {
  const text = await readFile(join(releases.folder, 'registry.json'), 'utf8');
  return JSON.parse(text).applications['mf-offers'];
};

const publishCanary = (change: Change) => releases.publish(change, '--canary', '100');

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a canary that works is what its share gets, and it stays', async ({ browser }) => {
  await publishCanary(previousOf('mf-offers'));

  for (const visitor of [1, 2, 3]) {
    await visit(browser, visitor, async (page) => {
      await expect(headingOf(page)).toHaveText(marks['mf-offers'].previous);
      await waitUntilLive(page);
    });
  }

  expect((await channel()).canary).toMatchObject({ percent: 100 });
});

test('a canary that crashes in the page takes itself back, with reason and counts in the history', async ({
  browser,
}) => {
  await publishCanary({
    ...previousOf('mf-offers'),
    old: '"Ofertas Laborales"',
    new: '{broken()}',
    // In a browser alone, so that the server can render it.
    head: "const broken = () => { if (globalThis.document) throw new Error('rota'); return 'Ofertas'; };\n",
  });
  const { canary } = await channel();

  for (let visitor = 11; (await channel()).canary; visitor += 1) {
    expect(visitor).toBeLessThan(20);
    await visit(browser, visitor, (page) =>
      expect(page.getByText('Esta sección no está disponible')).toBeVisible(),
    );
  }

  expect((await channel()).withdrawn).toContain(canary.id);
  const { stdout } = await releases.release('history', 'mf-offers', '--json');
  expect(JSON.parse(stdout).revisions).toContainEqual(
    expect.objectContaining({
      who: 'guardia',
      action: 'take-back',
      why: expect.stringMatching(/^[2-9] de \d cargas fallaron; de la otra versión, 0 de /),
      counts: expect.objectContaining({
        [`mf-offers/${canary.id}`]: expect.objectContaining({ loads: expect.any(Number) }),
      }),
    }),
  );
  await visit(browser, 50, (page) => expect(headingOf(page)).toHaveText('Ofertas Laborales'));
});
