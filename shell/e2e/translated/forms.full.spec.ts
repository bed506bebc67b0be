// Screens: mf-public/src/contact mf-public/src/fee-calculator mf-public/src/privacy mf-offers/src/own-applications
import { paths } from '@portal/kit/routing/paths';
import { openBeforeItsScripts } from '../support/absent-scripts';
import { Calculator } from '../support/pages/calculator';
import { ContactPage } from '../support/pages/contact-page';
import { readAlert } from '../support/pages/messages';
import { PrivacyPage } from '../support/pages/privacy-page';
import { expect, test } from '../support/translated';

test('a client works out a fee and writes to the company', async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.describe();
  await calculator.offer('USD', '2000');
  await calculator.submit().click();
  await expect(calculator.result()).toContainText(/800 a 1.400 USD/);
  await calculator.offer('EUR', '3000');
  await calculator.submit().click();
  await expect(calculator.result()).toContainText(/EUR/);
  await page.keyboard.press('Escape');
  await expect(calculator.dialog()).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  const contact = new ContactPage(page);
  await contact.fill();
  await contact.submit().click();
  await readAlert(page, 'Solicitud enviada');
  await expect(contact.name()).toHaveValue('');
  await contact.fill();
  await expect(contact.submit()).toBeEnabled();
});

test('somebody asks for their data, and looks for an application that does not exist', async ({
  page,
}) => {
  const privacy = new PrivacyPage(page);
  await privacy.open();
  await privacy.submit().click();
  await expect(privacy.name()).toBeFocused();
  await privacy.name().fill('Leo Soto');
  await privacy.email().fill('leo@example.org');
  await privacy.submit().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(privacy.name()).toHaveValue('');

  await page.goto(paths.ownApplications);
  await page.getByLabel('Código', { exact: true }).fill('P-1-ABCDEF');
  await page.getByLabel('Correo electrónico').fill('leo@example.org');
  await page.getByRole('button', { name: 'Buscar postulación' }).click();
  await expect(
    page.getByText('No encontramos una postulación con ese código y ese correo.'),
  ).toBeVisible();
});

test('what is typed into a page that is translated before it is live stays, and is sent', async ({
  page,
}) => {
  const privacy = new PrivacyPage(page);
  const bringScripts = await openBeforeItsScripts(page, paths.privacy);
  await privacy.askForCorrection();
  await bringScripts();

  await expect(page.getByLabel('Qué hay que corregir')).toHaveValue('Mi apellido es Sotto.');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/privacidad/solicitudes'),
    privacy.submit().click(),
  ]);
  expect(Object.values(request.postDataJSON())).toEqual(
    expect.arrayContaining(['rectificacion', 'Leo Soto', 'Mi apellido es Sotto.']),
  );
});
