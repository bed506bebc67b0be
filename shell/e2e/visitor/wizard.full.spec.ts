// Screens: mf-offers/src/application-wizard
import { anApplication } from '../support/an-application';
import { curriculum } from '../support/curriculum';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { expect, test } from '../support/test';

test('the way back of the browser goes one step back, also after a reload, and from the sent application to where one came from', async ({
  page,
  request,
}) => {
  const { offer, offers } = await offerToApplyTo({ page, request }, 'Vuelta');
  const application = anApplication();
  await offers.openDetail(offer.id);
  await offers.apply();
  await offers.identify(application.email);
  await offers.describe(application);
  await offers.answer(application.answers);

  await page.goBack();
  await expect(offers.name()).toHaveValue(application.name);
  await page.reload();
  await expect(offers.name()).toHaveValue(application.name);
  await page.goBack();
  await expect(offers.email()).toHaveValue(application.email);
  await page.goForward();
  await page.goForward();
  await expect(offers.answers().first()).toHaveValue(application.answers[0] ?? '');

  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
});

test('a slow upload shows how far it has come', async ({ page, request }) => {
  const { offer, offers } = await offerToApplyTo({ page, request }, 'Subida lenta', {
    questions: 0,
  });
  await offers.openWizard(offer.id);
  const large = curriculum('x'.repeat(2_000_000));
  await offers.fillIn(anApplication({ curriculum: large, answers: [] }));
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(400_000);
  await offers.send().click();
  const stages = page.getByRole('status').filter({ hasText: 'Tu currículum' });
  await expect(stages.getByText(/Tu currículum · [1-9]\d? %/)).toBeVisible();
  await expect(stages.getByText('listo')).toHaveCount(1);
  await limit(-1);
  await expect(offers.confirmation()).toBeVisible();
});
