// Screens: mf-backoffice/src/requests
import { privacyRequestToWire, type PrivacyRequestKind } from '@portal/contract/privacy-request';
import { paths } from '@portal/kit/routing/paths';
import { startMailServer } from '../../../api/testing/mail-server';
import { applyTo } from '../support/apply';
import { RequestInbox } from '../support/pages/request-inbox';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { WorkBar } from '../support/pages/work-bar';
import type { StaffApi } from '../support/staff-api';
import { useOwnSite } from '../support/own-site';
import { expect, test, type Page } from '../support/test';

let mailbox: Awaited<ReturnType<typeof startMailServer>> | undefined;

test.describe.configure({ mode: 'default' });

// A separate site, because the others have no mail server.
useOwnSite(
  undefined,
  { LIMIT_FACTOR: '100' },
  {
    async prepare() {
      mailbox = await startMailServer();
      return { SMTP_URL: mailbox.url };
    },
    remove: async () => mailbox?.close(),
  },
);

async function submitPrivacyRequest(page: Page, staff: StaffApi, kind: PrivacyRequestKind) {
  const person = { name: `Ana Ñandú ${kind}`, email: `${kind}@example.org`, salary: 1500 };
  const applicantId = await applyTo(page.request, 1, person);
  const { postulaciones } = await staff.call('GET', `/api/candidatos/${applicantId}/datos`);
  const code = postulaciones[0].postulacion.codigo;
  await page.request.post('/api/privacidad/solicitudes', {
    data: privacyRequestToWire({
      kind,
      name: person.name,
      email: person.email,
      code,
      details: 'Por favor.',
    }),
  });
  return { ...person, applicantId };
}

/*
 * Effort before this page for sending a copy of the data, counted in its sources from the
 * dashboard:
 * - «Solicitudes», «Abrir», «Ver los datos de la persona», «Exportar datos», back, «Abrir»
 * - «Responder por correo», which opens the mail program; paste or type a text
 * - «Attach», choose the file, send, back to the browser, «Marcar como atendida»
 *
 * These are thirteen actions in two programs, and some 300 keys for the text. An erasure took one
 * more: «Anonimizar», typing the e-mail, «Anonimizar para siempre» and «Aceptar» replaced «Exportar
 * datos», «Attach» and choosing the file.
 */
for (const [kind, button] of [
  ['access', 'Responder'],
  ['erasure', 'Eliminar datos y responder'],
] as const) {
  test(`a request for ${kind} is answered in three actions without a key, and leaves by itself`, async ({
    adminPage: page,
    staff,
  }) => {
    test.setTimeout(120_000);
    const { name, email, applicantId } = await submitPrivacyRequest(page, staff, kind);
    const inbox = new RequestInbox(page, staffPaths.requests);
    await page.goto(paths.dashboard);
    const actions = [
      new WorkBar(page).requests(),
      inbox.openButton(name),
      inbox.request(name).getByRole('button', { name: button, exact: true }),
    ];
    for (const action of actions) await action.click();

    expect(actions).toHaveLength(3);
    await expect(inbox.request(name).getByRole('button', { name: 'Deshacer' })).toBeVisible();
    const [mail = ''] = (await mailbox?.mailsTo(email, 1)) ?? [];
    expect(mail.includes('datos-puente.zip')).toBe(kind === 'access');
    await expect(inbox.request(name).getByText(/^El correo salió el /)).toBeVisible();
    const data = await staff.call('GET', `/api/candidatos/${applicantId}/datos`);
    expect(data.aplicante.nombre).toBe(kind === 'erasure' ? 'Persona anonimizada' : name);
  });
}

test('an answer is taken back by keyboard, and its words are written further', async ({
  adminPage: page,
  staff,
}) => {
  const { name, email } = await submitPrivacyRequest(page, staff, 'rectification');
  const inbox = new RequestInbox(page, staffPaths.requests);
  await inbox.open(name);
  await inbox.openButton(name).press('Enter');
  const request = inbox.request(name);
  await request.getByLabel('Respuesta', { exact: true }).fill('Tu apellido ya es «Ñandú».');
  await request.getByRole('button', { name: 'Responder' }).press('Enter');
  await expect(request.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(request.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(request.getByLabel('Respuesta', { exact: true })).toHaveValue(
    'Tu apellido ya es «Ñandú».',
  );
  await expect(inbox.row(name)).toContainText('Pendiente');
  expect(await mailbox?.mailsTo(email, 0)).toEqual([]);
});
