// Screens: shell/src/start mf-public/src/home mf-offers/src/application-wizard
import { paths } from '@portal/kit/routing/paths';
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { expect, test } from '../support/translated';

test('a translated site leads from its first page through offer and wizard to the receipt', async ({
  page,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Traducida');
  const application = anApplication();
  await page.goto(paths.home);
  await offers.goToBoard();
  await offers.open(offer.title);
  await offers.apply();
  await offers.identify('paula@');
  await expect(page.getByText(/no es válido|inválido/i)).toBeVisible();
  await offers.fillIn(application);
  await offers.send().click();

  await expect(offers.confirmation()).toContainText(application.email);
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
});
