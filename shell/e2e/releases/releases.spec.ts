// Screens: shell/src/remotes shell/src/panel shell/server/releases shell/server/loads shell/server/starter
import type { Browser, Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { deltaEncoding } from '@portal/server/content-encoding';
import { loadReportsPath } from '@portal/releases/load-report';
import { waitUntilLive } from '../support/live';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { ReleasePanel } from '../support/pages/release-panel';
import { marks, previousOf } from '../support/release-sets';
import { expect, test } from '../support/test';
import { bytesOnTheWire } from '../support/visits/bytes-on-the-wire';

const releases = new OwnReleases();
// Each visitor has a separate address, which the test sends like a proxy.
const site = useOwnSite(releases, { TRUST_PROXY: '1' });

test.describe.configure({ mode: 'default' });

const { current: oldOffers, previous: newOffers } = marks['mf-offers'];
const { current: oldHome, previous: newHome } = marks['mf-public'];

let began: Record<string, string>;

test.beforeAll(async () => {
  began = await releases.live();
});

// Each test starts with the original releases.
test.beforeEach(() => releases.force(began));

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('a remote published while a page is open harms nothing in it, is there at the next visit, and can be rolled back', async ({
  page,
  context,
}) => {
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
  await page.goto(paths.home);
  await expect(heading(page)).toContainText(oldHome);

  const id = await releases.publish(previousOf('mf-public'));

  expect(await releases.live()).toEqual({ ...began, 'mf-public': id });

  await test.step('the open page goes on with the release that it began with', async () => {
    await menu(page, 'Contacto').click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    await menu(page, 'Inicio').click();
    await expect(heading(page)).toContainText(oldHome);
    expect(failures).toEqual([]);
  });

  const nextVisit = await context.newPage();
  await nextVisit.goto(paths.home);
  await expect(heading(nextVisit)).toContainText(newHome);

  await test.step('a release that cannot be had is replaced by the one before it', async () => {
    const broken = await context.newPage();
    await broken.goto(paths.offers);
    await broken.route(`**/releases/mf-public/${id}/**`, (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await menu(broken, 'Inicio').click();
    await expect(heading(broken)).toContainText(oldHome);
  });

  await releases.release('rollback', 'mf-public');
  await nextVisit.reload();
  await expect(heading(nextVisit)).toContainText(oldHome);
});

test('a line changed in mf-offers costs who comes back at most 5 KiB of scripts', async ({
  context,
}) => {
  await bytesOnTheWire(context, paths.offers);
  await releases.publish({
    application: 'mf-offers',
    old: 'No hay ofertas disponibles por el momento.',
    new: 'Hoy no hay ninguna oferta.',
  });

  const { scripts } = await bytesOnTheWire(context, paths.offers);

  expect(scripts.encodings).toContain(deltaEncoding);
  expect(scripts.bytes, scripts.list).toBeLessThanOrEqual(5 * 1024);
});

test('a first visit gets what is live and draws a share; the next one gets the canary of it, which stays as it works', async ({
  page,
  context,
}) => {
  await releases.publish(previousOf('mf-offers'), '--canary', '100');
  const share = async () => (await context.cookies()).find(({ name }) => name === 'portal-share');
  await page.goto(paths.offers);
  await expect(heading(page)).toHaveText(oldOffers);
  await expect.poll(async () => (await share())?.value).toMatch(/^\d{1,2}$/);
  const drawn = await share();
  expect(drawn).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((drawn?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(90);

  const told = page.waitForResponse((response) => response.url().endsWith(loadReportsPath));
  await page.goto(paths.offers);
  await expect(heading(page)).toHaveText(newOffers);
  await told;
  expect((await share())?.value).toBe(drawn?.value);
  expect((await releases.channel('mf-offers')).canary).toMatchObject({ percent: 100 });
});

test('a canary that crashes in the page takes itself back, with reason and counts in the history', async ({
  browser,
}) => {
  const id = await releases.publish(
    {
      application: 'mf-offers',
      old: `"${oldOffers}"`,
      // Fails only in a browser, so that the server can render it.
      new: "(()=>{if(globalThis.document)throw new Error('rota');return'Ofertas'})()",
    },
    '--canary',
    '100',
  );

  for (let visitor = 1; (await releases.channel('mf-offers')).canary; visitor += 1) {
    expect(visitor).toBeLessThan(10);
    await visitOffers(browser, visitor, (page) =>
      expect(page.getByText('Esta sección no está disponible')).toBeVisible(),
    );
  }

  expect((await releases.channel('mf-offers')).withdrawn).toContain(id);
  const { stdout } = await releases.release('history', 'mf-offers', '--json');
  expect(JSON.parse(stdout).revisions).toContainEqual(
    expect.objectContaining({
      who: 'guardia',
      action: 'take-back',
      why: expect.stringMatching(/^[2-9] de \d cargas fallaron; de la otra versión, 0 de /),
      counts: expect.objectContaining({
        [`mf-offers/${id}`]: expect.objectContaining({ loads: expect.any(Number) }),
      }),
    }),
  );
  await visitOffers(browser, 50, (page) => expect(heading(page)).toHaveText(oldOffers));
});

/**
 * A canary needs a visitor with a share, so each visitor opens the home page first. Waits until the
 * report is sent.
 */
async function visitOffers(browser: Browser, visitor: number, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visitor}` },
  });
  const page = await context.newPage();
  // Playwright reads the body of a beacon only if it is routed.
  await page.route(`**${loadReportsPath}`, (route) => route.continue());
  await page.goto(paths.home);
  await waitUntilLive(page);
  const told = page.waitForResponse(
    (response) =>
      response.url().endsWith(loadReportsPath) &&
      response.request().postData()?.includes('mf-offers') === true,
  );
  await page.goto(paths.offers);
  await look(page);
  await told;
  await context.close();
}

test('safe mode shows the releases before, for this document, and leads back', async ({ page }) => {
  await releases.publish(previousOf('mf-offers'));
  await page.goto(`${paths.offers}?mfe=safe`);
  const mark = page.getByText('Modo seguro: versiones anteriores');
  await expect(heading(page)).toHaveText(oldOffers);
  await expect(mark).toBeVisible();

  await menu(page, 'Contacto').click();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  await expect(heading(page)).toHaveText(oldOffers);
  await page.getByRole('link', { name: 'Volver a la versión normal' }).click();

  await expect(heading(page)).toHaveText(newOffers);
  await expect(mark).toHaveCount(0);
});

test.describe('an application that is switched off', () => {
  test.use({ expectedConsole: /503/ });

  test('says so in its place, and nothing of it is fetched', async ({ page }) => {
    const message = 'Estamos mejorando las ofertas. Vuelve mañana, Ñandú.';
    const disabled = { message, since: new Date().toISOString() };
    const channel = await releases.channel('mf-offers');
    await releases.setChannel('mf-offers', { ...channel, disabled });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    expect((await page.goto(paths.offers))?.status()).toBe(503);
    await expect(heading(page)).toHaveText('Esta sección está en pausa');
    await expect(page.getByText(message)).toBeVisible();
    await menu(page, 'Contacto').click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
    await expect(heading(page)).toHaveText('Esta sección está en pausa');
    expect(asked.filter((url) => url.includes('/releases/mf-offers/'))).toEqual([]);

    await releases.setChannel('mf-offers', channel);
    await page.goto(paths.offers);
    await expect(heading(page)).toHaveText(oldOffers);
  });
});

test('staff sees what runs, tries another published release in its own browser alone, and goes back', async ({
  adminPage: page,
  browser,
}) => {
  const { 'mf-public': before = '' } = began;
  const live = await releases.publish(previousOf('mf-public'));

  const panel = new ReleasePanel(page);
  await panel.open(paths.home);
  await expect(heading(page)).toContainText(newHome);
  await expect(panel.application('mf-public')).toContainText(live);
  await expect(panel.application('mf-public')).toContainText('En vivo');
  await expect(panel.application('mf-public')).toContainText(/1 intento, sin fallas/);
  await expect(panel.application('mf-public')).toContainText(/KiB por la red/);
  await expect(panel.section).toContainText(/react \S+: cargado, lo usan .*mf_public_/);

  await panel.choose('mf-public', before);
  await expect(heading(page)).toContainText(oldHome);
  await expect(panel.application('mf-public')).toContainText('Elegida para este navegador');
  await expect(panel.application('mf-public')).toContainText(before);

  await test.step('whatever page it opens next, this browser is told so, and no other', async () => {
    await page.goto(paths.contact);
    await expect(panel.mark()).toBeVisible();
    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.goto(paths.home);
    await expect(heading(visitor)).toContainText(newHome);
    await visitor.close();
  });

  await panel.mark().getByRole('button', { name: 'Ver versiones' }).click();
  await panel.goBack('mf-public');
  await expect(panel.application('mf-public')).not.toContainText('Elegida para este navegador');
  await panel.close().click();
  await expect(panel.section).toHaveCount(0);
  await expect(page).not.toHaveURL(/mfe=/);
  await page.goto(paths.home);
  await expect(heading(page)).toContainText(newHome);
  await expect(panel.mark()).toHaveCount(0);
});
