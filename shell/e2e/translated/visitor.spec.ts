// Screens: shell/src/start mf-public/src/home mf-offers/src/offer-board mf-offers/src/offer-detail mf-offers/src/application-wizard mf-offers/src/own-applications
import { paths } from '@portal/kit/routing/paths';
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { expect, test } from '../support/translated';

test('a visitor finds an offer, corrects what was wrong, applies and finds the application again', async ({
  page,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Traducida');
  const application = anApplication();
  await page.goto(paths.home);
  await offers.goToBoard();
  const search = page.getByRole('complementary', { name: 'Filtros' }).getByRole('searchbox');
  await search.fill('ñandú azul');
  await expect(page.getByText('Ninguna oferta coincide con tu búsqueda.')).toBeVisible();
  await search.fill(offer.title);
  await expect(offers.card(offer.title)).toBeVisible();
  await offers.open(offer.title);
  await offers.apply();
  await offers.identify('paula@');
  await expect(page.getByText(/no es válido|inválido/i)).toBeVisible();
  await offers.identify(application.email);
  await offers.describe({ ...application, salary: 'mucho' });
  await offers.back();
  await offers.next();
  await offers.describe(application);
  await offers.answer(application.answers);
  await offers.talentPool().check();
  await offers.send().click();

  await expect(offers.confirmation()).toContainText(application.email);
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
  await page.goto(paths.ownApplications);
  await expect(page.getByRole('main').getByText(offer.title)).toBeVisible();
});
