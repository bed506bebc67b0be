// Screens: mf-offers/src/application-wizard mf-offers/src/on-device mf-offers/src/receipt
import { expectGone, expectSeen, test } from './test';
import { WizardForm } from './wizard-form';
import { expectLive } from './live';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';

test('a draft is deleted for good when its visitor says so', async ({ tab, request }) => {
  const offer = await (await AdminApi.signIn(request)).createOffer(uniqueTitle('Borrador'));
  const form = new WizardForm(tab);
  await form.fillIn(offer.id);
  await form.button('Borrar borrador').click();
  await expectSeen(tab.getByRole('heading', { name: 'Verificar Postulante' }));

  await tab.reload();
  await expectLive(tab);
  await expectSeen(tab.getByRole('heading', { name: 'Verificar Postulante' }));
  await expectGone(tab.getByText(/Recuperamos tu borrador/));
});
