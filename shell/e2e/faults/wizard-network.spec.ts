// Screens: mf-offers/src/application-wizard mf-offers/src/on-device
import { anApplication } from '../support/an-application';
import { expectArrived } from '../support/arrived-application';
import { expectWholeInSpiteOfCuts, openFilledIn } from '../support/cut-submission';
import { expect, test } from '../support/test';

// The browser logs every interrupted request.
test.use({ expectedConsole: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

test('D.12 the network is cut at the application with its CV, there and back, the page is reloaded, and one whole application arrives', async ({
  page,
  request,
}) => {
  await expectWholeInSpiteOfCuts(page, request, {
    path: '/api/aplicantes-ofertas/upload-curriculum',
  });
});

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
