// Screens: mf-offers/src/own-applications mf-offers/src/application-wizard mf-offers/src/receipt
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { expectAccessible } from '../support/axe';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

test('a person sees where the own application stands, from this device and any other, and takes it back', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Seguimiento'), { questions: 0 });
  const application = anApplication({ answers: [] });
  const offers = new OffersPages(page);
  await offers.openWizard(offer.id);
  await offers.fillIn(application);
  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));

  await page.getByRole('contentinfo').getByRole('link', { name: 'Mis postulaciones' }).click();
  const card = page.getByRole('article', { name: offer.title });
  await expect(card.getByText('Recibida')).toBeVisible();
  await expectAccessible(page, 'the own applications');
  const [sent] = await api.applicationsOf(offer.id);
  if (!sent?.code) throw new Error('Nothing has arrived.');
  await expect(card.getByText(sent.code)).toBeVisible();
  await card.getByRole('button', { name: 'Ver comprobante' }).click();
  await expect(page.getByRole('dialog').getByText(application.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await api.changeStatus(sent, 2);
  await page.reload();
  await expect(card.getByText('En revisión')).toBeVisible();

  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) });
  await elsewhere.goto(paths.ownApplications);
  await elsewhere.getByLabel('Código', { exact: true }).fill(`${sent.code.slice(0, -6)}AAAAAA`);
  await elsewhere.getByLabel('Correo electrónico').fill(application.email);
  const find = elsewhere.getByRole('button', { name: 'Buscar postulación' });
  await find.click();
  await expect(
    elsewhere.getByText('No encontramos una postulación con ese código y ese correo.'),
  ).toBeVisible();
  await elsewhere.getByLabel('Código', { exact: true }).fill(sent.code.toLowerCase());
  await find.click();
  const found = elsewhere.getByRole('article', { name: offer.title });
  await found.getByRole('button', { name: /^Retirar postulación/ }).click();
  await elsewhere
    .getByRole('alertdialog', { name: '¿Retirar tu postulación?' })
    .getByRole('button', { name: 'Retirar postulación' })
    .click();
  await expect(found.getByText('Retirada por ti')).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(card.getByText('Retirada por ti')).toBeVisible();
  const [withdrawn] = await api.applicationsOf(offer.id);
  expect(withdrawn?.status.name).toBe('Retirada por la persona');
  expect(withdrawn?.curriculum).toBeUndefined();
  // The receipt on the device must not prevent a second job application either.
  await offers.openWizard(offer.id);
  await offers.fillIn(application);
  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();
  expect(await api.applicationsOf(offer.id)).toHaveLength(2);
});
