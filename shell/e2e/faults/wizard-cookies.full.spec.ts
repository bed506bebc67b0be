// Screens: mf-offers/src/application-wizard shared/http
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { expectArrived } from '../support/arrived-application';
import { expect, test } from '../support/test';

// The browser logs a refusal from which the form recovers by itself.
test.use({ expectedConsole: /status of 428/ });

test('cookies that were cleared before a reload are made up for, and nothing is lost', async ({
  page,
  context,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Sin cookies');
  await offers.openWizard(offer.id);
  const application = anApplication();
  await offers.fillIn(application);

  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
  await offers.send().click();

  await expect(offers.confirmation()).toBeVisible();
  await expectArrived(api, offer.id, application);
});

test('cookies that are cleared between two parts of a submission change nothing', async ({
  page,
  context,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Sin cookies');
  await offers.openWizard(offer.id);
  const application = anApplication();
  await offers.fillIn(application);
  await page.route('**/api/respuestas-ofertas-preguntas/guardar', async (route) => {
    await context.clearCookies();
    await route.continue();
  });

  await offers.send().click();

  await expect(offers.confirmation()).toBeVisible();
  await expectArrived(api, offer.id, application);
});
