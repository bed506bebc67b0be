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

/** As a browser that blocks cookies: none is there when the next call is made. */
async function blockCookies(page: Page) {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _blocked, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
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

test('whoever blocks cookies applies like anybody else', async ({ page, context, request }) => {
  await blockCookies(page);
  const { api, offer, offers } = await open(page, request);
  const application = anApplication();

  await offers.fillIn(application);
  await offers.talentPool().check();
  await offers.send().click();

  await expectSent(page);
  await expectStored(application, { api, offer });
  expect(await context.cookies()).toEqual([]);
});
