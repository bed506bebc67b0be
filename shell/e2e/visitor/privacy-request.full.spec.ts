// Screens: mf-public/src/contact mf-backoffice/src/requests
import { randomUUID } from 'node:crypto';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { ContactPage } from '../support/pages/contact-page';
import { RequestInbox } from '../support/pages/request-inbox';
import { WorkBar } from '../support/pages/work-bar';
import { expect, test } from '../support/test';

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
  await new WorkBar(page).requests().click();
  const inbox = new RequestInbox(page, staffPaths.requests);
  await page.getByLabel('Buscar por nombre, correo, código o detalle').fill(name);
  await expect(inbox.row(name)).toContainText('Pendiente');
  await inbox.openButton(name).click();
  const dialog = inbox.request(name);
  await expect(dialog).toContainText('Necesito dos personas para un equipo de datos.');
  await expect(dialog.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
    'href',
    /^mailto:ana@example\.org/,
  );
  await expectAccessible(page, 'a contact request');
  await dialog.getByRole('button', { name: 'Marcar como atendida', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Marcar como pendiente' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inbox.row(name)).toBeHidden();

  await page.goto(staffPaths.contactRequests);
  await expect(inbox.row(name)).toContainText('Atendida');
  await inbox.openButton(name).click();
  await dialog.getByRole('button', { name: 'Eliminar solicitud' }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(alertWith(page, 'Listo')).toContainText('La solicitud fue eliminada.');
  await page.keyboard.press('Enter');
  await expect(inbox.row(name)).toBeHidden();
});
