import type { APIRequestContext, BrowserContext, Route } from '@playwright/test';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { OffersPages, type Application } from '../support/pages/offers-pages';
import { expect, test, type Page } from '../support/test';

// The browser tells of every request that is cut.
test.use({ expectedConsole: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

/** How the network fails: before the server has read a request, or before its answer is back. */
type Cut = 'none' | 'on the way there' | 'on the way back';

const answered = ({ answers }: Application, index: number) => JSON.stringify(answers[index]);

/** The requests of a submission in their order; an answer is told by what it says. */
const requests = [
  { name: 'the applicant', path: '/api/aplicantes/save', holds: () => '' },
  {
    name: 'the application with its CV',
    path: '/api/aplicantes-ofertas/upload-curriculum',
    holds: () => '',
  },
  { name: 'the talent-pool box', path: '/api/consentimientos', holds: () => '' },
  ...[0, 1].map((index) => ({
    name: `answer ${index + 1}`,
    path: '/api/respuestas-ofertas-preguntas/guardar',
    holds: (application: Application) => answered(application, index),
  })),
];

for (const { name, path, holds } of requests) {
  test(`D.12 the network is cut at ${name}, there and back, the page is reloaded, and one whole application arrives`, async ({
    page,
    request,
  }) => {
    const application = anApplication();
    const { offer, offers, api } = await openFilledIn(page, request, application);
    let cut: Cut = 'none';
    await page.route(`**${path}`, (route) =>
      cut !== 'none' && (route.request().postData() ?? '').includes(holds(application))
        ? cutRequest(route, page.context(), cut)
        : route.continue(),
    );

    for (const way of ['on the way there', 'on the way back'] as const) {
      cut = way;
      await offers.send().click();
      await expect(page.getByText(/No hay conexión/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
      await expect(offers.answers().nth(1)).toHaveValue(application.answers[1] ?? '');
    }
    cut = 'none';
    await offers.send().click();

    await expect(offers.confirmation()).toBeVisible();
    await expectArrived(api, offer.id, application);
  });
}

test('D.13 offline at the sending it says so, keeps everything, and goes on by itself', async ({
  page,
  request,
}) => {
  const application = anApplication();
  const { offer, offers, api } = await openFilledIn(page, request, application);

  await page.context().setOffline(true);
  await offers.send().click();
  await expect(page.getByText(/No hay conexión/)).toBeVisible();
  await expect(offers.answers().first()).toHaveValue(application.answers[0] ?? '');
  await page.context().setOffline(false);

  await expect(offers.confirmation()).toBeVisible();
  await expectArrived(api, offer.id, application);
});

async function openFilledIn(page: Page, request: APIRequestContext, application: Application) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Red cortada'));
  const offers = new OffersPages(page);
  await offers.openWizard(offer.id);
  await offers.fillIn(application);
  await offers.talentPool().check();
  return { api, offer, offers };
}

/** The server reads a request whose answer is lost; what the answer would have set is lost as well. */
async function cutRequest(route: Route, context: BrowserContext, cut: Cut) {
  if (cut === 'on the way back') {
    const cookies = await context.cookies();
    await route.fetch();
    await context.clearCookies();
    await context.addCookies(cookies);
  }
  await route.abort('failed');
}

async function expectArrived(api: AdminApi, offerId: number, application: Application) {
  const arrived = await api.applicationsOf(offerId);
  expect(arrived).toHaveLength(1);
  const [{ applicant, salaryExpectation, curriculum = '' } = expectOne()] = arrived;
  expect(applicant).toMatchObject({ name: application.name, email: application.email });
  expect(salaryExpectation).toBe(2_600_000);
  expect(await api.answersOf(offerId, applicant.id)).toEqual(application.answers);
  expect((await api.curriculum(curriculum)).equals(application.curriculum)).toBe(true);
}

function expectOne(): never {
  throw new Error('No application has arrived.');
}
