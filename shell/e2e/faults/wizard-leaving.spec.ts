import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import type { APIRequestContext, Route } from '@playwright/test';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test, type Page } from '../support/test';

test.use({ expectedConsole: /status of 500/ });

/** Sends an application whose upload waits for `release`, and goes on to another page meanwhile. */
async function leaveWhileSending(page: Page, request: APIRequestContext) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Envío en curso'));
  const offers = new OffersPages(page);
  let release = (_fate: (route: Route) => Promise<void>) => {};
  const fate = new Promise<(route: Route) => Promise<void>>((resolve) => (release = resolve));
  await page.route('**/upload-curriculum', async (route) => (await fate)(route));
  await offers.openWizard(offer.id);
  await offers.fillIn(anApplication());
  const upload = page.waitForRequest('**/upload-curriculum');
  await offers.send().click();
  await upload;
  await page.getByRole('banner').getByRole('link', { name: 'Nosotros', exact: true }).click();
  await expect(page).toHaveURL(paths.about);
  return { api, offer, offers, release };
}

test('whoever leaves while an application is sent is told of its end, and stays on the new page', async ({
  page,
  request,
}) => {
  const { api, offer, offers, release } = await leaveWhileSending(page, request);
  release((route) => route.continue());

  const notices = page.getByRole('status');
  await expect(notices.getByText(`Tu postulación a «${offer.title}» fue enviada.`)).toBeVisible();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const [sent] = await api.applicationsOf(offer.id);
  expect(await api.answersOf(offer.id, sent?.applicant.id ?? 0)).toHaveLength(2);

  await notices.getByRole('button', { name: 'Ver oferta' }).click();
  await expect(page).toHaveURL(offerDetailPath(offer.id));
  await expect(
    offers.confirmation().getByRole('button', { name: 'Ver comprobante' }),
  ).toBeVisible();
});

test('whoever comes back while an application is sent sees how far it is, and its end', async ({
  page,
  request,
}) => {
  const { api, offer, offers, release } = await leaveWhileSending(page, request);
  await page.goBack();
  await expect(offers.step('Preguntas Filtro')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Tu currículum/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atrás' })).toBeDisabled();
  release((route) => route.continue());

  await expect(offers.confirmation()).toBeVisible();
  await expect(page).toHaveURL(offerDetailPath(offer.id));
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
});

test('whoever leaves while an application is sent is told of its failure, and finds everything in the form', async ({
  page,
  request,
}) => {
  const { api, offer, offers, release } = await leaveWhileSending(page, request);
  release((route) => route.fulfill({ status: 500, json: { mensaje: 'No hay disco.' } }));

  const notices = page.getByRole('status');
  await expect(notices.getByText(/^No pudimos enviar tu postulación/)).toBeVisible();
  await expect(page).toHaveURL(paths.about);
  await notices.getByRole('button', { name: 'Continuar' }).click();
  await expect(offers.answers().nth(1)).toHaveValue(anApplication().answers[1] ?? '');
  await page.unroute('**/upload-curriculum');
  await offers.send().click();

  await expect(offers.confirmation()).toBeVisible();
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
});
