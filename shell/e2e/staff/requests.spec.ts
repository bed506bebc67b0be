// Screens: mf-backoffice/src/requests
import { answeredMeanwhile } from '@portal/contract/staff-request-entry';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { submitPrivacyRequest } from '../support/personal-data';
import { RequestInbox } from '../support/pages/request-inbox';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a request is settled by a copied text in one step, a colleague who was writing keeps the words, and a phone shows one at a time', async ({
  adminPage: page,
  colleaguePage: colleague,
}) => {
  const { name } = await submitPrivacyRequest(page, 'access');
  const inbox = new RequestInbox(page, staffPaths.requests);
  const other = new RequestInbox(colleague, staffPaths.requests);
  const request = inbox.request(name);
  const theirs = other.request(name);
  for (const each of [inbox, other]) {
    await each.open(name);
    await each.openButton(name).click();
  }
  const field = theirs.getByLabel('Respuesta', { exact: true });
  await field.fill('Lo mío, a medio escribir');

  await test.step('is settled', async () => {
    await expect(request.getByText('Este sitio no puede enviar correos')).toBeVisible();
    await request.getByRole('button', { name: 'Copiar y marcar como atendida' }).click();
    await expect(request.getByText('Atendida por otro medio.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Hola, ${name}:`);
    await expect(inbox.row(name)).toHaveCount(0);
    await page.getByRole('button', { name: /^Atendidas/ }).click();
    await expect(inbox.row(name)).toContainText('Atendida');
  });

  await test.step('is told to the colleague, whose words stay', async () => {
    await expect(theirs.getByText(answeredMeanwhile)).toBeVisible();
    await expect(field).toHaveValue('Lo mío, a medio escribir');
    await expect(theirs.getByRole('button', { name: 'Copiar mi texto' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Copiar y marcar como atendida' })).toHaveCount(
      0,
    );
  });

  await test.step('on a phone stands alone, by its address, with a link back to the list', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page).toHaveURL(/[?&]solicitud=privacidad-\d+$/);
    await expect(inbox.row(name)).toBeHidden();
    await page.reload();
    await expect(request).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Atrás' })).toBeHidden();
    await main.getByRole('link', { name: 'Solicitudes', exact: true }).click();
    await expect(inbox.row(name)).toBeVisible();
    await expect(request).toHaveCount(0);
    await inbox.openButton(name).click();
    await expect(request).toBeVisible();
    await expect(inbox.row(name)).toBeHidden();
  });
});
