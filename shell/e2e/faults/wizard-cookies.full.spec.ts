// Screens: mf-offers/src/application-wizard shared/http
import type { APIRequestContext } from '@playwright/test';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test, type Page } from '../support/test';

// The browser tells of a refusal that the form then mends by itself.
test.use({ expectedConsole: /status of 428/ });

async function open(page: Page, request: APIRequestContext) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Sin cookies'));
  const offers = new OffersPages(page);
  await offers.openWizard(offer.id);
  return { api, offer, offers };
}

async function expectSent(page: Page) {
  await expect(new OffersPages(page).confirmation()).toBeVisible();
}

type Place = Pick<Awaited<ReturnType<typeof open>>, 'api' | 'offer'>;

async function expectStored(application: ReturnType<typeof anApplication>, { api, offer }: Place) {
  const [sent] = await api.applicationsOf(offer.id);
  const { name, email, answers } = application;
  expect(sent?.applicant).toMatchObject({ name, email });
  expect(await api.answersOf(offer.id, sent?.applicant.id ?? 0)).toEqual(answers);
}

test('cookies that were cleared before a reload are made up for, and nothing is lost', async ({
  page,
  context,
  request,
}) => {
  const { api, offer, offers } = await open(page, request);
  const application = anApplication();
  await offers.fillIn(application);

  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
  await offers.send().click();

  await expectSent(page);
  await expectStored(application, { api, offer });
});

test('cookies that are cleared between two parts of a submission change nothing', async ({
  page,
  context,
  request,
}) => {
  const { api, offer, offers } = await open(page, request);
  const application = anApplication();
  await offers.fillIn(application);
  await page.route('**/api/respuestas-ofertas-preguntas/guardar', async (route) => {
    await context.clearCookies();
    await route.continue();
  });

  await offers.send().click();

  await expectSent(page);
  await expectStored(application, { api, offer });
});
