// Screens: mf-offers/src/application-wizard shell/src/layout
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { anApplication } from '../support/an-application';
import { leaveWhileSending } from '../support/leave-while-sending';
import { expect, test } from '../support/test';

test.use({ expectedConsole: /status of 500/ });

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
