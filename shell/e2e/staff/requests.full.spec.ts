// Screens: mf-backoffice/src/requests
import { randomUUID } from 'node:crypto';
import { contactRequestToWire } from '@portal/contract/contact-request';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { submitPrivacyRequest } from '../support/personal-data';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { RequestInbox } from '../support/pages/request-inbox';
import { expect, test, type Page } from '../support/test';

async function write(page: Page) {
  const name = `Comercial ${randomUUID().slice(0, 8)}`;
  await page.request.post('/api/contacto', {
    data: contactRequestToWire({
      name,
      email: 'ventas@example.org',
      phone: '+56 9 1234 5678',
      description: 'Necesitamos dos personas.',
    }),
  });
  return name;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [360, 768, 1280, 1600]) {
  test(`axe finds nothing on the requests at ${width} px, and nothing is wider than the window`, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { name } = await submitPrivacyRequest(page, 'erasure');
    const inbox = new RequestInbox(page, staffPaths.requests);
    await inbox.open(name);
    await expect(inbox.row(name)).toBeVisible();
    await expectAccessible(page, 'the list of requests');
    expect(await overflow(page)).toBe(0);

    await inbox.openButton(name).click();
    await expect(inbox.request(name).getByRole('heading', { level: 2 })).toBeFocused();
    await expectAccessible(page, 'an open request');
    expect(await overflow(page)).toBe(0);
  });
}

test('what was typed is not left behind without a question', async ({ adminPage: page }) => {
  const name = await write(page);
  const inbox = new RequestInbox(page, staffPaths.requests);
  await inbox.open(name);
  await inbox.openButton(name).click();
  await inbox.request(name).getByLabel('Respuesta', { exact: true }).fill('A medio escribir');
  await page.getByRole('link', { name: 'Atrás' }).click();

  await expect(alertWith(page, '¿Salir sin guardar?')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(inbox.request(name).getByLabel('Respuesta', { exact: true })).toHaveValue(
    'A medio escribir',
  );
});
