// Screens: mf-backoffice/src/candidate-data mf-backoffice/src/requests mf-backoffice/src/retention
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { submitPrivacyRequest } from '../support/personal-data';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { CandidateDataPage } from '../support/pages/candidate-data-page';
import { RequestInbox } from '../support/pages/request-inbox';
import { expect, test } from '../support/test';

test('who asks to be forgotten is found by staff, anonymised by typing, and settled', async ({
  adminPage: page,
}) => {
  const { name, email } = await submitPrivacyRequest(page, 'erasure');
  const inbox = new RequestInbox(page, staffPaths.privacyRequests);
  await inbox.open(name);
  await expect(inbox.row(name)).toContainText('Eliminar sus datos');
  await inbox.openButton(name).click();
  await inbox.request(name).getByRole('link', { name: 'Ver los datos de la persona' }).click();

  const data = new CandidateDataPage(page);
  await data.button('Anonimizar').click();
  const dialog = data.dialog(`Anonimizar a ${name}`);
  const field = dialog.getByLabel(`Para confirmar, escribe ${email}`);
  await field.fill('otra@example.org');
  await dialog.getByRole('button', { name: 'Anonimizar para siempre' }).click();
  await expect(dialog.getByText('Escribe el correo tal como aparece arriba.')).toBeVisible();
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(alertWith(page, 'Datos anonimizados')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(data.person('Persona anonimizada')).toBeVisible();
  await expect(data.uses()).toContainText('Anonimizó los datos');
  await expect(data.button('Anonimizar')).toBeHidden();
  await expect(page.getByText(email)).toBeHidden();
  await expectAccessible(page, 'the data of somebody anonymised');

  await inbox.open(name);
  await inbox.openButton(name).click();
  const request = inbox.request(name);
  await expect(request.getByText('Nadie ha postulado con este correo.')).toBeVisible();
  await request.getByRole('button', { name: 'Marcar como atendida', exact: true }).click();
  await expect(request.getByRole('button', { name: 'Marcar como pendiente' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inbox.row(name)).toContainText('Atendida');
});

test('another time to keep data says whom it reaches, and the public page tells it', async ({
  adminPage: page,
}) => {
  const field = page.getByLabel('Meses que se guardan los datos');
  async function save(months: number) {
    await page.goto(staffPaths.retention);
    await field.fill(String(months));
    await page.getByRole('button', { name: 'Guardar plazo' }).click();
    const question = page.getByRole('alertdialog', { name: `¿Guardar los datos ${months} meses?` });
    await expect(question).toContainText('Nadie se anonimiza antes de 30 días');
    await question.getByRole('button', { name: 'Sí, cambiar el plazo' }).click();
    await expect(alertWith(page, 'Conservación de datos')).toContainText(
      'El plazo quedó guardado.',
    );
  }

  await save(18);
  await page.goto(paths.privacy);
  await expect(page.getByText('Si postulaste, 18 meses desde que se cierra')).toBeVisible();
  await save(12);
  await page.goto(paths.privacy);
  await expect(page.getByText('Si postulaste, 12 meses desde que se cierra')).toBeVisible();
});
