// Screens: mf-offers/src/offer-board mf-offers/src/offer-detail mf-offers/src/application-wizard mf-offers/src/receipt
import { paths } from '@portal/kit/routing/paths';
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import type { OffersPages } from '../support/pages/offers-pages';
import { expect, renderedAnew, test } from '../support/translated';

test.use({
  viewport: { width: 360, height: 740 },
  expectedConsole: new RegExp(`${renderedAnew.source}|429|ERR_FAILED`),
});

const uploads = '**/api/aplicantes-ofertas/upload-curriculum';

async function expectReceipt(offers: OffersPages, email: string) {
  await offers.confirmation().getByRole('button', { name: 'Ver comprobante' }).click();
  const receipt = offers.page.getByRole('dialog', { name: 'Comprobante de postulación' });
  await expect(receipt.getByText(email)).toBeVisible();
}

test('on a phone, what the server refuses for now is counted down to, sent, and has its receipt', async ({
  page,
  request,
}) => {
  const { offer, offers } = await offerToApplyTo({ page, request }, 'Con espera');
  const application = anApplication();
  await page.goto(paths.home);
  await offers.openBoard(`?buscar=${encodeURIComponent(offer.title)}`);
  await offers.open(offer.title);
  await offers.apply();
  await offers.fillIn(application);
  const refusal = { status: 429, headers: { 'retry-after': '2' }, json: { error: 'Demasiados.' } };
  await page.route(uploads, (route) => route.fulfill(refusal), { times: 1 });
  await offers.send().click();

  await expect(page.getByText(/No pierdes nada/)).toBeVisible();
  await expectReceipt(offers, application.email);
});

test('on a phone, a draft is found again after a reload, outlives a lost connection, and has its receipt', async ({
  page,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Con borrador');
  const application = anApplication();
  application.email = application.email.replace('example', 'peñalolén.example');
  await offers.openDetail(offer.id);
  await offers.apply();
  await offers.identify(application.email);
  await offers.describe(application);
  await expect(offers.step('Preguntas Filtro')).toBeVisible();
  await expect(offers.draftSaved()).toBeVisible();
  await page.reload();
  await offers.answer(application.answers);
  await page.route(uploads, (route) => route.abort(), { times: 1 });
  await offers.send().click();

  await expect(page.getByText(/No pierdes nada/)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectReceipt(offers, application.email);
  const [sent] = await api.applicationsOf(offer.id);
  expect(sent?.applicant.email).toBe(application.email);
});
