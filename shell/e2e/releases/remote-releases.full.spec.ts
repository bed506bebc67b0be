// Screens: mf-backoffice/src/candidates mf-offers/src shell/src/remotes
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { CandidatesPage } from '../support/pages/candidates-page';
import { LoginPage } from '../support/pages/login-page';
import { OffersPages } from '../support/pages/offers-pages';
import { OwnReleases, type Change } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { expect, test, type Page } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'serial', timeout: 600_000 });

async function releaseAlone(change: Change) {
  const { application } = change;
  const before = await releases.live();
  await releases.release('publish', application, '--from', await releases.changedSources(change));
  const after = await releases.live();

  expect(after[application]).not.toBe(before[application]);
  expect({ ...after, [application]: '' }).toEqual({ ...before, [application]: '' });
  return after[application];
}

const filesOf = (page: Page, folder: string) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(folder)) files.push(request.url());
  });
  return files;
};

test('mf-backoffice is released alone and works with the previous shell; no visitor fetches a byte of it', async ({
  page,
  context,
}) => {
  const live = await releaseAlone({
    application: 'mf-backoffice',
    file: 'src/candidates/export/export-button.tsx',
    old: 'Exportar a CSV',
    new: 'Exportar la tabla a CSV',
  });

  const fetched = filesOf(page, `/releases/mf-backoffice/${live}/`);
  const candidates = new CandidatesPage(page);
  await new LoginPage(page).signIn('admin');
  await page.goto(paths.dashboard);
  await page.getByRole('main').locator(`a[href="${paths.candidates}"]`).click();
  await expect(candidates.rows()).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Exportar la tabla a CSV' })).toBeVisible();
  await candidates.search().fill('camila torres');
  await expect(candidates.row('Camila Torres').first()).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);

  const visitor = await context.newPage();
  const ofVisitor = filesOf(visitor, '/releases/mf-backoffice/');
  for (const path of [paths.home, paths.contact, paths.offers, paths.login]) {
    await visitor.goto(path, { waitUntil: 'networkidle' });
  }
  expect(ofVisitor).toEqual([]);
});

test('mf-offers is released alone: board, detail and wizard work with the previous shell', async ({
  page,
  request,
}) => {
  const live = await releaseAlone({
    application: 'mf-offers',
    file: 'src/offer/offer-card.tsx',
    old: 'Ver oferta',
    new: 'Ver esta oferta',
  });
  const api = await AdminApi.signIn(request);
  const { id, title } = await api.createOffer(uniqueTitle('Con versión propia'));
  const application = anApplication();
  const fetched = filesOf(page, `/releases/mf-offers/${live}/`);
  const offers = new OffersPages(page);

  await page.goto(paths.home);
  await offers.goToBoard();
  await offers.card(title).getByRole('link', { name: 'Ver esta oferta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await offers.apply();
  await offers.fillIn(application);
  await offers.send().click();

  await expect(offers.confirmation()).toBeVisible();
  const [sent] = await api.applicationsOf(id);
  expect(sent?.applicant.email).toBe(application.email);
  expect(fetched.length).toBeGreaterThan(0);

  // The server renders the new release too.
  await page.goto(paths.offers);
  await expect(offers.card(title).getByRole('link', { name: 'Ver esta oferta' })).toBeVisible();
});
