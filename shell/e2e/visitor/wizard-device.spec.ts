// Screens: mf-offers/src/application-wizard mf-offers/src/on-device
import { anApplication } from '../support/an-application';
import { expectAccessible } from '../support/axe';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

test('D.11 a draft survives a reload with its file, goes one step back with the browser, and is gone after sending', async ({
  page,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Borrador');
  const application = anApplication();
  await offers.openDetail(offer.id);
  await offers.apply();
  await offers.fillIn(application);
  await expect(offers.draftSaved()).toBeVisible();
  await page.goBack();
  await expect(offers.name()).toHaveValue(application.name);

  await page.reload();
  await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
  await expect(offers.name()).toHaveValue(application.name);
  await expect(offers.salary()).toHaveValue(application.salary);
  await expect(page.getByText('currículum de Paula.pdf')).toBeVisible();
  const fileName = await offers
    .curriculum()
    .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  expect(fileName).toBe('currículum de Paula.pdf');
  await page.goBack();
  await expect(offers.email()).toHaveValue(application.email);
  await page.goForward();
  await page.goForward();
  await expect(offers.answers().first()).toHaveValue(application.answers[0] ?? '');

  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  await offers.openWizard(offer.id);
  await expect(offers.email()).toHaveValue('');
});

test('two tabs with one draft neither overwrite each other nor send twice', async ({
  page,
  context,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Dos pestañas');
  const application = anApplication();
  await offers.openWizard(offer.id);
  await offers.identify(application.email);
  await offers.name().fill('Escrito en la primera');

  const secondPage = await context.newPage();
  const second = new OffersPages(secondPage);
  await second.openWizard(offer.id);
  await expect(secondPage.getByText(/abierta en otra pestaña/)).toBeVisible();
  await expect(second.email()).toBeHidden();
  await expectAccessible(secondPage, 'the form in another tab');

  await secondPage.getByRole('button', { name: 'Continuar aquí' }).click();
  await expect(second.name()).toHaveValue('Escrito en la primera');
  await expect(page.getByText(/abierta en otra pestaña/)).toBeVisible();
  await expect(offers.name()).toBeHidden();

  await second.describe(application);
  await second.answer(application.answers);
  await second.send().click();
  await expect(second.confirmation()).toBeVisible();

  // The other tab shows an empty form, so the job application cannot be sent twice.
  await expect(offers.email()).toHaveValue('');
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
});
