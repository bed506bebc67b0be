// Screens: shell/src/remotes shell/server/loads shell/server/starter
import { paths } from '@portal/kit/routing/paths';
import { loadReports, loadReportsPath, type LoadReport } from '@portal/releases/load-report';
import * as v from 'valibot';
import { failRequests } from '../support/faults';
import { waitUntilLive } from '../support/live';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { previousOf } from '../support/release-sets';
import { expect, test, type Page } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

test.use({ expectedConsole: /./ });
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // Removes previous releases, so that there is no fallback.
  await releases.force(await releases.live());
});

async function collectReports(page: Page) {
  const reports: LoadReport[] = [];
  await page.route(`**${loadReportsPath}`, async (route) => {
    expect(route.request().headers()['content-type']).toBe('application/json');
    reports.push(...v.parse(loadReports, route.request().postDataJSON()));
    await route.fulfill({ status: 204 });
  });
  return reports;
}

const brief = ({ application, release, outcome, isLate }: LoadReport) =>
  [application, release, outcome, ...(isLate ? ['late'] : [])].join(' ');

const told = (reports: readonly LoadReport[]) => expect.poll(() => reports.map(brief).toSorted());

const entryOf = (application: string, id = '') => `/releases/${application}/${id}/`;

test('a page tells once that the shell and its remote came', async ({ page }) => {
  const live = await releases.live();
  const reports = await collectReports(page);
  await page.goto(paths.home);

  await told(reports).toEqual([`mf-public ${live['mf-public']} ok`, `shell ${live['shell']} ok`]);
  expect(reports).toContainEqual(
    expect.objectContaining({ application: 'mf-public', route: paths.home, tries: 1 }),
  );

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  await told(reports).toEqual([
    `mf-offers ${live['mf-offers']} ok`,
    `mf-public ${live['mf-public']} ok`,
    `shell ${live['shell']} ok`,
  ]);
});

test('a page tells nothing before it is live, and then all at once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(loadReportsPath)) calls.push(String(request.postData()));
  });
  // Longer than the delay of batched reports.
  await failRequests(page, entryOf('mf-public', (await releases.live())['mf-public']), 'hangs');
  const answer = page.waitForRequest(`**${loadReportsPath}`);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await answer;

  expect(calls).toHaveLength(1);
  const [reports = []] = calls.map((call) => v.parse(loadReports, JSON.parse(call)));
  expect(reports.map(({ application }) => application).toSorted()).toEqual(['mf-public', 'shell']);
});

test('a page that is left at once tells what it knows', async ({ page }) => {
  const reports = await collectReports(page);
  await page.goto(paths.home);
  // Requests of a page that is really left are not observable.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));

  await expect.poll(() => reports.length, { timeout: 1500 }).toBe(2);
});

test('a remote that cannot be had is told as such', async ({ page }) => {
  const live = await releases.live();
  const id = live['mf-offers'];
  const reports = await collectReports(page);
  await page.goto(paths.home);
  await failRequests(page, entryOf('mf-offers', id), '503 always');
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();

  await told(reports).toContain(`mf-offers ${id} entry`);
  expect(reports.find(({ outcome }) => outcome === 'entry')?.tries).toBeGreaterThan(2);
});

test('what came well and fails later is told once more', async ({ page }) => {
  const id = (await releases.live())['mf-public'];
  const reports = await collectReports(page);
  await page.goto(paths.home);
  await told(reports).toContain(`mf-public ${id} ok`);
  await page.route('**/releases/mf-public/**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();

  await told(reports).toContain(`mf-public ${id} chunk late`);
  // The chunk may be gone for good, so the page offers a reload at once.
  await expect(page.getByRole('link', { name: 'Volver a cargar la página' })).toBeVisible();
});

test('away from the network nothing is held against a release', async ({ page, context }) => {
  const reports = await collectReports(page);
  await page.goto(paths.home);
  await told(reports).toHaveLength(2);
  await context.setOffline(true);
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  const notice = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await expect(notice).toBeVisible();
  await context.setOffline(false);

  // The page recovers by itself when the network is back.
  await expect(page.getByRole('heading', { name: 'Ofertas Laborales' })).toBeVisible();
  await told(reports).toEqual([
    expect.stringMatching(/^mf-offers .* ok$/),
    expect.stringMatching(/^mf-public .* ok$/),
    expect.stringMatching(/^shell .* ok$/),
  ]);
});

test('without beacons a page works as ever', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();

  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
});

test.describe('of two releases', () => {
  test.beforeAll(async () => {
    await releases.publish(previousOf('mf-offers'));
    await releases.publish(previousOf('shell'));
  });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const today = 'Ofertas de hoy';
  const before = 'Ofertas Laborales';

  test('the one before is told to have taken over, and the next pages begin with it for ten minutes', async ({
    page,
  }) => {
    const id = (await releases.live())['mf-offers'];
    const reports = await collectReports(page);
    const mend = await failRequests(page, entryOf('mf-offers', id), '503 always');
    await page.clock.install();
    await page.goto(paths.offers, { waitUntil: 'commit' });
    await page.clock.resume();
    await expect(heading(page)).toHaveText(before);
    await told(reports).toContain(`mf-offers ${id} took-over`);
    await mend();
    reports.length = 0;

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(paths.home);
    await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
    await expect(heading(page)).toHaveText(before);
    expect(asked.filter((url) => url.includes(entryOf('mf-offers', id)))).toEqual([]);
    await told(reports).toContainEqual(expect.stringMatching(/^mf-offers (?!.*took-over).* ok$/));

    await page.clock.fastForward('11:00');
    await page.goto(paths.offers);
    await expect(heading(page)).toHaveText(today);
  });

  test('a page that the server rendered with one that failed here shows the other, and keeps what is typed', async ({
    page,
  }) => {
    const id = (await releases.live())['mf-offers'];
    await page.goto(paths.home);
    await page.evaluate(
      (name) =>
        localStorage.setItem('portal-left-out', JSON.stringify({ [name]: Date.now() + 60_000 })),
      `mf-offers/${id}`,
    );
    await page.goto(paths.offers, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('ñandú');

    await expect(heading(page)).toHaveText(before);
    await waitUntilLive(page);
    await expect(page.getByRole('searchbox')).toHaveValue('ñandú');
  });

  test('a shell that cannot be had is told, and the next page begins with the one before', async ({
    page,
  }) => {
    const id = (await releases.live())['shell'];
    const reports = await collectReports(page);
    await failRequests(page, entryOf('shell', id), 'hangs');
    const skip = page.locator('a[href="#contenido"]');
    await page.goto(paths.about, { waitUntil: 'commit' });
    await expect(skip).toHaveText('Saltar al contenido', { timeout: 60_000 });
    await waitUntilLive(page);
    await told(reports).toContain(`shell ${id} took-over`);

    await page.goto(paths.about, { waitUntil: 'commit' });
    // A hanging shell is abandoned only after 10 seconds.
    await expect(skip).toHaveText('Saltar al contenido', { timeout: 8000 });
  });

  test('where nothing can be stored, each page tries anew', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const id = (await releases.live())['mf-offers'];
    const mend = await failRequests(page, entryOf('mf-offers', id), '503 always');
    await page.goto(paths.offers, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(before);
    await mend();
    await page.goto(paths.offers);

    await expect(heading(page)).toHaveText(today);
  });
});
