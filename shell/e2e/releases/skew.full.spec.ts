// Screens: shell/src mf-public/src mf-offers/src mf-backoffice/src shell/server/releases
import { paths } from '@portal/kit/routing/paths';
import type { APIRequestContext } from '@playwright/test';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { CandidatesPage } from '../support/pages/candidates-page';
import { LoginPage } from '../support/pages/login-page';
import { OffersPages } from '../support/pages/offers-pages';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import {
  ageSets,
  applicationNames,
  marks,
  nameOf,
  previousOf,
  type Age,
  type AgeSet,
} from '../support/release-sets';
import { expect, test, type Page } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Release ids of the applications, by age. */
const ids: Record<Age, Record<string, string>> = { previous: {}, current: {} };

test.beforeAll(async () => {
  ids.current = await releases.live();
  for (const name of applicationNames) {
    await releases.publish(previousOf(name));
  }
  ids.previous = await releases.live();
});

const idsOf = (set: AgeSet) =>
  Object.fromEntries(applicationNames.map((name) => [name, ids[set[name]][name] ?? '']));

/** Records failed requests and files of releases outside the set. */
function watchFiles(page: Page, wanted: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()));
  page.on('requestfinished', (request) => {
    const [, folder, name = '', id] = new URL(request.url()).pathname.split('/');
    if (folder === 'releases' && wanted[name] && wanted[name] !== id) problems.push(request.url());
  });
  return problems;
}

/** The renderer of a release set starts with the first request. */
async function expectRendered(request: APIRequestContext, path: string, texts: readonly string[]) {
  for (const text of texts) {
    await expect.poll(async () => (await request.get(path)).text()).toContain(text);
  }
}

for (const set of ageSets) {
  const shown = (name: (typeof applicationNames)[number]) => marks[name][set[name]];

  test(`${nameOf(set)}: a visitor looks around, works out a fee and applies, and staff find the application`, async ({
    page,
    request,
  }) => {
    await releases.force(idsOf(set));
    const api = await AdminApi.signIn(request);
    const { id, title } = await api.createOffer(uniqueTitle('Con cualquier versión'));
    const application = anApplication();
    const offers = new OffersPages(page);
    const applicants = new ApplicantsPage(page);
    await expectRendered(request, paths.home, [shown('shell'), shown('mf-public')]);
    await expectRendered(request, paths.offers, [shown('shell'), shown('mf-offers')]);
    const problems = watchFiles(page, idsOf(set));

    await page.goto(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown('mf-public'));
    await page.goto(paths.hunting);
    await page.getByRole('button', { name: 'Calcular tarifa' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await offers.goToBoard();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown('mf-offers'));
    await offers.open(title);
    await offers.apply();
    await offers.fillIn(application);
    await offers.send().click();
    await expect(offers.confirmation()).toBeVisible();

    await new LoginPage(page).signIn('admin');
    await page.goto(paths.dashboard);
    await page.getByRole('main').locator(`a[href="${paths.candidates}"]`).click();
    await expect(page.getByRole('button', { name: shown('mf-backoffice') })).toBeVisible();
    const candidates = new CandidatesPage(page);
    await candidates.search().fill(application.name);
    await expect(candidates.row(application.name)).toHaveCount(1);
    await applicants.open(id);
    await applicants.email(application.email).click();
    await expect(applicants.answers()).toContainText(application.answers[0] ?? '');

    expect(problems).toEqual([]);
  });
}

test.describe('a remote that uses what no shell offers', () => {
  // The page crashes on purpose.
  test.use({ expectedConsole: /./ });

  test('is refused, and where it is forced in all else works', async ({ page, request }) => {
    await releases.force(ids.current);
    const built = await releases.build({
      application: 'mf-offers',
      file: 'src/offer-board/offer-board-page.tsx',
      old: 'title="Ofertas Laborales"',
      new: 'title={useWeather()}',
      head: "import { useWeather } from '@portal/runtime';\n",
    });
    for (const command of ['check', 'publish']) {
      await expect(releases.release(command, `mf-offers@${built}`)).rejects.toThrow(
        `usa useWeather de @portal/runtime, que shell ${ids.current['shell']} no ofrece`,
      );
    }
    expect(await releases.live()).toEqual(ids.current);

    await releases.force({ ...ids.current, 'mf-offers': built });

    for (const way of ['opened', 'followed'] as const) {
      if (way === 'opened') await page.goto(paths.offers, { waitUntil: 'load' });
      else await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
      await expect(page.getByText('Esta sección no está disponible')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        marks['mf-public'].current,
      );
    }
    expect((await request.get(paths.offers)).status()).toBe(200);
  });
});
