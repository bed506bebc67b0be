import type { AdminApi } from './admin-api';
import { anApplication, uniqueTitle } from './an-application';
import { expectAccessible } from './axe';
import { curriculum } from './curriculum';
import { holdRequests } from './hold-requests';
import { OffersPages } from './pages/offers-pages';
import { expect, type Page } from './test';

/** Console messages of a lost network connection. */
export const offlineConsole = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Checks all steps and their messages, up to the last step. */
export async function expectAccessibleSteps(
  page: Page,
  api: AdminApi,
  chosenFile: (page: Page) => Promise<void>,
) {
  const offer = await api.createOffer(uniqueTitle('Asistente'), { questions: 2 });
  const offers = new OffersPages(page);
  await offers.openWizard(offer.id);
  await offers.next();
  await expect(page.getByText('El correo es obligatorio.')).toBeVisible();
  await expectAccessible(page, 'step 1 with an error');
  await offers.identify(anApplication().email);
  await offers.next();
  await expect(page.getByText('Debes subir tu currículum.')).toBeVisible();
  await expectAccessible(page, 'step 2 with errors');
  await offers.choose(curriculum('Ana'), 'cv.pdf');
  await chosenFile(page);
  await offers.name().fill('Ana');
  await page.reload();
  await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
  await expectAccessible(page, 'step 2 with a draft');
  await offers.describe(anApplication());
  await offers.send().click();
  await expect(page.getByText('Esta respuesta es obligatoria.')).toHaveCount(2);
  await offers.talentPool().check();
  await expectAccessible(page, 'step 3 with errors and the box');
  return offers;
}

/** Checks the completed last step, sending and the receipt. */
export async function expectAccessibleSending(offers: OffersPages) {
  const { page } = offers;
  await page.context().setOffline(true);
  await offers.send().click();
  await expect(page.getByText(/No hay conexión/)).toBeVisible();
  await expectAccessible(page, 'offline');
  const release = await holdRequests(page, '**/api/aplicantes-ofertas/upload-curriculum');
  await page.context().setOffline(false);
  await expect(page.getByRole('status').getByText('listo')).toHaveCount(1);
  await expectAccessible(page, 'while the CV is sent');
  release();
  await expect(offers.confirmation()).toBeVisible();
  await expectAccessible(page, 'sent');
  await page.keyboard.press('Escape');
  await offers.confirmation().getByRole('button', { name: 'Ver comprobante' }).click();
  await expect(page.getByRole('dialog', { name: 'Comprobante de postulación' })).toBeVisible();
  await expectAccessible(page, 'the receipt');
}
