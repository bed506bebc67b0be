import { randomUUID } from 'node:crypto';
import { contactRequestToWire } from '@portal/contract/contact-request';
import { privacyRequestToWire, type PrivacyRequestKind } from '@portal/contract/privacy-request';
import { answeredMeanwhile } from '@portal/contract/staff-request-entry';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { applyTo } from '../support/apply';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { RequestInbox } from '../support/pages/request-inbox';
import { expect, test, type Page } from '../support/test';

async function askFor(page: Page, kind: PrivacyRequestKind) {
  const id = randomUUID().slice(0, 8);
  const person = { name: `Íñigo O'Hara ${id}`, email: `inigo.${id}@example.org`, salary: 1500 };
  await applyTo(page.request, 1, person);
  const { name, email } = person;
  await page.request.post('/api/privacidad/solicitudes', {
    data: privacyRequestToWire({ kind, name, email, code: '', details: 'Por favor.' }),
  });
  return name;
}

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
    const name = await askFor(page, 'erasure');
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

test('on a phone the list comes first, the address says what is open, and a link leads back', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = await write(page);
  const inbox = new RequestInbox(page, staffPaths.requests);
  await inbox.open(name);
  await inbox.openButton(name).click();

  await expect(page).toHaveURL(/[?&]solicitud=contacto-\d+$/);
  await expect(inbox.row(name)).toBeHidden();
  await page.reload();
  await expect(inbox.request(name)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Atrás' })).toBeHidden();
  await main.getByRole('link', { name: 'Solicitudes', exact: true }).click();
  await expect(inbox.row(name)).toBeVisible();
  await expect(inbox.request(name)).toHaveCount(0);
});

test('both earlier addresses show the same list, filtered by kind, which the filter changes', async ({
  adminPage: page,
}) => {
  const company = await write(page);
  const contacts = new RequestInbox(page, staffPaths.contactRequests);
  await contacts.open(company);
  await expect(contacts.row(company)).toContainText('Pendiente');

  await page.getByLabel('De dónde').selectOption('Solo privacidad');
  await expect(page).toHaveURL(new RegExp(`${staffPaths.privacyRequests}\\?buscar=`));
  await expect(page.getByText('Nada coincide con lo que buscas.')).toBeVisible();
  await page.getByLabel('De dónde').selectOption('Contacto y privacidad');
  await expect(contacts.row(company)).toBeVisible();
});

test("a colleague's answer appears by itself, and who was writing keeps the words", async ({
  adminPage: page,
  colleaguePage: colleague,
}) => {
  const name = await write(page);
  const inbox = new RequestInbox(page, staffPaths.requests);
  const other = new RequestInbox(colleague, staffPaths.requests);
  for (const each of [inbox, other]) {
    await each.open(name);
    await each.openButton(name).click();
  }
  const field = inbox.request(name).getByLabel('Respuesta', { exact: true });
  await field.fill('Lo mío, a medio escribir');
  await other
    .request(name)
    .getByRole('button', { name: 'Marcar como atendida', exact: true })
    .click();

  await expect(inbox.request(name).getByText(answeredMeanwhile)).toBeVisible();
  await expect(field).toHaveValue('Lo mío, a medio escribir');
  await expect(inbox.request(name).getByRole('button', { name: 'Copiar mi texto' })).toBeVisible();
  await expect(
    inbox.request(name).getByRole('button', { name: 'Copiar y marcar como atendida' }),
  ).toHaveCount(0);
});

test.describe('without mails', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the text is copied and the request settled in one step', async ({ adminPage: page }) => {
    const name = await askFor(page, 'access');
    const inbox = new RequestInbox(page, staffPaths.requests);
    await inbox.open(name);
    await inbox.openButton(name).click();
    const request = inbox.request(name);
    await expect(request.getByText('Este sitio no puede enviar correos')).toBeVisible();

    await request.getByRole('button', { name: 'Copiar y marcar como atendida' }).click();
    await expect(request.getByText('Atendida por otro medio.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Hola, ${name}:`);
    await expect(inbox.row(name)).toHaveCount(0);
    await page.getByRole('button', { name: /^Atendidas/ }).click();
    await expect(inbox.row(name)).toContainText('Atendida');
  });
});

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
