// Screens: mf-offers/src/application-wizard shell/server/viewer
import { viewerPath } from '@portal/kit/routing/paths';
import { expect, expectSeen, test } from './test';
import { fileName, WizardForm, words } from './wizard-form';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';

test('a visitor reads the PDF that was chosen, in the page and in a tab of its own', async ({
  tab,
  visit,
  request,
}) => {
  const offer = await (await AdminApi.signIn(request)).createOffer(uniqueTitle('Currículum'));
  const form = new WizardForm(tab);
  await form.fillIn(offer.id);
  await expectSeen(form.button(`Primera página de ${fileName}`));

  await form.button('Ver archivo').click();
  const dialog = tab.getByRole('dialog', { name: `Currículum de ${form.application.name}` });
  await expectSeen(dialog);
  await expect.poll(() => visit.framedPdf()).toContain(words);

  await dialog.getByRole('link', { name: 'Abrir en otra pestaña' }).click();
  await expect.poll(() => visit.otherTabsPdf()).toContain(words);
});

test('the page that shows PDFs says why it is empty once nobody offers its file any more', async ({
  tab,
}) => {
  await tab.goto(`${viewerPath}#1-2`);
  await expectSeen(tab.getByText(/mientras sigue abierta la página/));
});
