// Screens: mf-offers/src/application-wizard mf-offers/src/on-device mf-offers/src/receipt
import { expect, expectSeen, test } from './test';
import { expectDraft, fileName, WizardForm } from './wizard-form';
import { expectLive } from './live';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';

test('a draft survives a reload with its file, and the application ends in a receipt with the address as people write it', async ({
  tab,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Postulación'));
  const form = new WizardForm(tab);
  await form.fillIn(offer.id);
  await expectSeen(tab.getByText(/Borrador guardado/));

  await tab.reload();
  await expectLive(tab);
  await expectDraft(form);
  await form.send();

  await form.confirmation().getByRole('button', { name: 'Ver comprobante' }).click();
  const receipt = tab.getByRole('dialog', { name: 'Comprobante de postulación' });
  await expectSeen(receipt.getByText(form.application.email));
  await expectSeen(receipt.getByText(fileName));
  const [sent] = await api.applicationsOf(offer.id);
  expect(sent?.applicant.email).toBe(form.application.email);
});
