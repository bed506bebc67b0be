import { randomUUID } from 'node:crypto';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { ContactPage } from '../support/pages/contact-page';
import { PrivacyPage } from '../support/pages/privacy-page';
import { RequestInbox } from '../support/pages/request-inbox';
import { expect, test } from '../support/test';

test('a visitor asks for a correction by keyboard alone, and is told what is missing', async ({
  page,
}) => {
  const privacy = new PrivacyPage(page);
  await privacy.open();
  await privacy.kind().focus();
  await page.keyboard.type('Corr');
  await expect(privacy.kind()).toHaveValue('rectification');
  for (const text of [`Leo ${randomUUID().slice(0, 8)}`, 'leo@example.org', 'P-1-ABCDEF']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await privacy.submit().press('Enter');
  await expect(page.getByText('Cuéntanos qué dato hay que corregir.')).toBeVisible();
  await expect(privacy.details()).toBeFocused();
  await expectAccessible(page, 'the form with a message');
  await page.keyboard.type('Mi apellido es Sotto.');
  await page.keyboard.press('Tab');
  await expect(privacy.submit()).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(alertWith(page, 'Solicitud recibida')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(privacy.name()).toHaveValue('');
});

test.describe('without a network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load/ });

  test('what was written for a privacy request stays when it cannot be sent', async ({ page }) => {
    const privacy = new PrivacyPage(page);
    await privacy.open();
    await privacy.name().fill('Leo Soto');
    await privacy.email().fill('leo@example.org');
    await page.route('**/api/privacidad/solicitudes', (route) =>
      route.abort('internetdisconnected'),
    );
    await privacy.submit().click();

    await expect(alertWith(page, 'No se pudo enviar')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(privacy.name()).toHaveValue('Leo Soto');
  });
});

test('the privacy page is whole without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.privacy);

  await expect(
    page.getByRole('heading', { name: 'Por qué aquí no hay aviso de cookies' }),
  ).toBeVisible();
  await expect(page.getByText(/Si postulaste, \d+ meses desde que se cierra/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  await context.close();
});

test('staff find a contact request again, answer it and settle it', async ({ page }) => {
  const name = `Nora ${randomUUID().slice(0, 8)}`;
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill();
  await contact.name().fill(name);
  await contact.submit().click();
  await expect(alertWith(page, 'Solicitud enviada')).toBeVisible();
  await page.keyboard.press('Enter');

  await page.goto(paths.login);
  await page.getByLabel('Usuario', { exact: true }).fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill('Puente2026');
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Solicitudes de contacto/ })
    .click();
  const inbox = new RequestInbox(page, staffPaths.contactRequests);
  await page.getByLabel('Buscar por nombre, correo, celular o mensaje').fill(name);
  await expect(inbox.row(name)).toContainText('Pendiente');
  await inbox.openButton(name).click();
  const dialog = inbox.request(name);
  await expect(dialog).toContainText('Necesito dos personas para un equipo de datos.');
  await expect(dialog.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
    'href',
    /^mailto:ana%40example\.org/,
  );
  await expectAccessible(page, 'a contact request');
  await dialog.getByRole('button', { name: 'Marcar como atendida', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Marcar como pendiente' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inbox.row(name)).toContainText('Atendida');

  await inbox.openButton(name).click();
  await dialog.getByRole('button', { name: 'Eliminar solicitud' }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(alertWith(page, 'Listo')).toContainText('La solicitud fue eliminada.');
  await page.keyboard.press('Enter');
  await expect(inbox.row(name)).toBeHidden();
});
