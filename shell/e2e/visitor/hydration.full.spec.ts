// Screens: mf-public/src/contact shell/src/start
import { paths } from '@portal/kit/routing/paths';
import { openBeforeItsScripts } from '../support/absent-scripts';
import { ContactPage } from '../support/pages/contact-page';
import { expect, test } from '../support/test';

test('what is typed into the contact form before its scripts have come is kept, checked and sent', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  const bringScripts = await openBeforeItsScripts(page, paths.contact);
  await contact.fill();
  await expect(contact.submit()).toBeDisabled();
  await bringScripts();

  await expect(contact.name()).toHaveValue('Ana Rojas');
  await expect(contact.email()).toHaveValue('ana@example.org');
  await expect(contact.phone()).toHaveValue('+56 9 1234 5678');
  await expect(contact.description()).toHaveValue('Necesito dos personas para un equipo de datos.');
  await expect(contact.submit()).toBeEnabled();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contacto'),
    contact.submit().click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ nombre: 'Ana Rojas', email: 'ana@example.org' });
});
