import { alertWith } from '../support/pages/alert';
import { ContactPage } from '../support/pages/contact-page';
import { expect, test } from '../support/test';

const messages = [
  ['name', 'El nombre es obligatorio.'],
  ['email', 'El correo electrónico es obligatorio y debe ser válido.'],
  ['phone', 'El número de celular es obligatorio.'],
  ['description', 'La descripción es obligatoria.'],
] as const;

test('S2.26 S5.03 S5.04 S5.05 S5.06 S5.07 each field says what it needs, and the button waits for all', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();

  for (const [field, message] of messages) {
    await contact[field]().focus();
    await contact[field]().blur();
    await expect(page.getByText(message)).toBeVisible();
  }
  await contact.fill();
  await contact.email().fill('abc');
  await expect(contact.submit()).toBeDisabled();
  await expect(page.getByText(messages[1][1])).toBeVisible();
  await contact.email().fill('ana@example.org');
  await expect(contact.submit()).toBeEnabled();
});

test('S7.03 S3.04 S8.03 S1.06 a request is sent, confirmed, and the form is empty again', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contacto'),
    contact.submit().click(),
  ]);

  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    nombre: 'Ana Rojas',
    email: 'ana@example.org',
    celular: '+56 9 1234 5678',
    descripcion: 'Necesito dos personas para un equipo de datos.',
  });
  await expect(alertWith(page, 'Solicitud enviada')).toContainText('Formulario enviado con éxito.');
  await page.keyboard.press('Escape');
  await expect(contact.name()).toHaveValue('');
});

test.describe('with a failing server', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('S8.02 a failure is told and what was typed stays', async ({ page }) => {
    await page.route('**/api/contacto', (route) => route.fulfill({ status: 500, json: {} }));
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill();
    await contact.submit().click();

    await expect(alertWith(page, 'Error')).toContainText(
      'Hubo un error al enviar el formulario. Por favor, inténtalo de nuevo.',
    );
    await page.keyboard.press('Escape');
    await expect(contact.name()).toHaveValue('Ana Rojas');
  });
});
