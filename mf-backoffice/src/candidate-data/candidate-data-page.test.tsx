import { applicantDataToWire, type ApplicantData } from '@portal/contract/applicant-data';
import { addDays, companyDay } from '@portal/contract/company-day';
import { messageToWire } from '@portal/contract/message';
import { anApplication } from '@portal/contract/testing/an-application';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { savedFiles } from '@portal/kit/testing/saved-files';
import { screen, waitFor, within } from '@testing-library/react';
import { CandidateDataPage } from './candidate-data-page';

const read = 'GET /api/candidatos/7/datos';
const correct = 'PUT /api/candidatos/7/datos';
const anonymise = 'POST /api/candidatos/7/anonimizar';

const inDays = (days: number) => addDays(companyDay(), days);

const data = (changes: Partial<ApplicantData> = {}): ApplicantData => ({
  applicant: { id: 7, name: 'Ana Pérez', email: 'ana@example.org' },
  others: undefined,
  createdAt: '2026-03-05T14:07:00',
  anonymisedAt: undefined,
  clock: {
    months: 12,
    isNeeded: false,
    anonymisedFrom: inDays(34),
    talentPoolUntil: undefined,
  },
  applications: [
    {
      application: anApplication({ id: 4, code: 'P-4-ABCDEF' }),
      sentWith: undefined,
      curriculumTitle: 'CV de Ana.pdf',
      answers: [
        { question: '¿Cuándo puedes empezar?', questionToday: undefined, text: 'En marzo' },
      ],
      consent: {
        policyVersion: '2026-11-21',
        text: undefined,
        joinsTalentPool: false,
        answeredAt: '2026-03-05T14:08:00',
      },
    },
  ],
  uses: [
    {
      at: '2026-03-06T09:00:00',
      actor: 'Eva Soto',
      action: 'download',
      offer: 'Desarrollo Angular',
    },
  ],
  ...changes,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [read]: applicantDataToWire(data()),
    [correct]: messageToWire('Los datos fueron corregidos.'),
    [anonymise]: messageToWire('Los datos fueron anonimizados.'),
    'GET /api/candidatos/7/exportar': new Blob(['PK']),
    'GET /api/descargar-cv/b2c4.pdf': new Blob(['%PDF-']),
  });
});

const open = (id = '7') =>
  renderPage(<CandidateDataPage />, { at: `/datos/${id}`, path: '/datos/:id' });

test('shows all that is stored, when it ends, and who has used it', async () => {
  open();

  const person = within(await screen.findByRole('region', { name: 'Ana Pérez' }));
  expect(person.getByText('ana@example.org')).toBeVisible();
  expect(screen.getByText(/^Se anonimizan en 34 días, el /)).toBeVisible();
  expect(screen.getByText('No quiso que se guarden para otras ofertas.')).toBeVisible();
  for (const text of ['P-4-ABCDEF', 'CV de Ana.pdf', 'En marzo', 'No · 05/03/2026 14:08']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('row', { name: /Eva Soto/ })).toHaveTextContent(
    '06/03/2026 09:00Eva SotoDescargó el CVDesarrollo Angular',
  );
});

test('what was asked and agreed to stands in its words of then', async () => {
  const [sent] = data().applications;
  const answers = [{ question: '¿Cuándo?', questionToday: '¿Desde qué día?', text: 'En marzo' }];
  const consent = sent?.consent && { ...sent.consent, text: 'Quiero que lo guarden.' };
  api.answer({
    [read]: applicantDataToWire(
      data({ applications: sent ? [{ ...sent, answers, consent }] : [] }),
    ),
  });
  open();

  expect(await screen.findByText('¿Cuándo?')).toBeVisible();
  expect(screen.getByText('(la pregunta cambió después; hoy: ¿Desde qué día?)')).toBeVisible();
  expect(
    screen.getByText(
      'Respondió a «Quiero que lo guarden.» según la política de privacidad del 2026-11-21.',
    ),
  ).toBeVisible();
});

test('while an offer is open, the time has not begun', async () => {
  const clock = { ...data().clock, isNeeded: true, anonymisedFrom: undefined };
  api.answer({
    [read]: applicantDataToWire(data({ clock: { ...clock, talentPoolUntil: inDays(9) } })),
  });
  open();

  expect(
    await screen.findByText('En proceso: el plazo empieza cuando se cierre la oferta.'),
  ).toBeVisible();
  expect(screen.getByText(/^Aceptó que se guarden hasta el /)).toBeVisible();
});

test('nobody is anonymised before the e-mail has been typed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Anonimizar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anonimizar a Ana Pérez' }));
  const field = dialog.getByLabelText('Para confirmar, escribe ana@example.org');

  await user.type(field, 'ana@example.com');
  await user.click(dialog.getByRole('button', { name: 'Anonimizar para siempre' }));
  expect(field).toHaveAccessibleDescription('Escribe el correo tal como aparece arriba.');
  expect(api.sent(anonymise)).toEqual([]);

  await user.clear(field);
  await user.type(field, 'ANA@example.org');
  await user.click(dialog.getByRole('button', { name: 'Anonimizar para siempre' }));
  expect(await screen.findByText('Los datos fueron anonimizados.')).toBeVisible();
  expect(api.sent(anonymise)).toEqual([{ correo: 'ANA@example.org' }]);
  expect(api.callsOf(read)).toHaveLength(2);
});

test('who is anonymised can be neither corrected nor anonymised again', async () => {
  const anonymised = { anonymisedAt: '2026-03-05T14:07:00', applications: [], uses: [] };
  api.answer({ [read]: applicantDataToWire(data(anonymised)) });
  open();

  expect(await screen.findByText(/^Se anonimizaron el 5 de marzo de 2026\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anonimizar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Corregir datos' })).not.toBeInTheDocument();
  expect(screen.getByText('Nadie los ha descargado ni cambiado.')).toBeVisible();
});

test('name and e-mail are corrected, and what the server refuses is told', async () => {
  api.answerOnce(correct, refusal(409, { mensaje: 'Ya hay otra persona con ese correo.' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Corregir datos' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Corregir los datos de Ana Pérez' }),
  );
  await user.clear(dialog.getByLabelText('Nombre'));
  await user.tab();
  expect(await dialog.findByText('El nombre es obligatorio.')).toBeVisible();
  await user.type(dialog.getByLabelText('Nombre'), 'Ana Peres');
  await user.click(dialog.getByRole('button', { name: 'Guardar corrección' }));
  expect(await screen.findByText('Ya hay otra persona con ese correo.')).toBeVisible();
});

test('Esc and «Cancelar» ask before they throw a correction away', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Corregir datos' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText('Nombre');
  await user.type(name, ' Soto');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Seguir editando'));
  expect(name).toHaveValue('Ana Pérez Soto');

  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByText('Salir sin guardar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('all data are exported, a CV downloaded, and both told at once', async () => {
  const saved = savedFiles();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Exportar datos' }));
  await waitFor(() => expect(api.callsOf(read)).toHaveLength(2));

  await user.click(screen.getByRole('button', { name: /^Descargar CV/ }));
  await waitFor(() => expect(api.callsOf(read)).toHaveLength(3));
  expect(saved.map(({ name }) => name)).toEqual(['datos-candidato-7.zip', 'b2c4.pdf']);
});

describe('of a person with several e-mails', () => {
  const merged = () => {
    const [first] = data().applications;
    if (!first) throw new Error('Expected an application.');
    return data({
      others: [{ id: 8, name: 'A. Pérez', email: 'otra@example.org' }],
      applications: [{ ...first, sentWith: 'otra@example.org' }],
    });
  };
  beforeEach(() => api.answer({ [read]: applicantDataToWire(merged()) }));

  test('each application tells which it came with', async () => {
    open();

    const application = within(await screen.findByRole('article'));
    expect(application.getByText('Enviada con')).toBeVisible();
    expect(application.getByText('otra@example.org')).toBeVisible();
  });

  test('the export asks first, and names them', async () => {
    const saved = savedFiles();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Exportar datos' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Exportar datos' }));
    expect(dialog.getByText(/ana@example\.org y otra@example\.org/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(saved).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Exportar datos' }));
    await user.click(await screen.findByRole('button', { name: 'Exportar todo' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('who anonymises reads which go', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Anonimizar' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Anonimizar a Ana Pérez' }));
    expect(
      dialog.getByText(/^También se borra lo que llegó con otra@example\.org\./),
    ).toBeVisible();
  });
});

test('an address that is none asks for nothing', async () => {
  open('abc');

  expect(await screen.findByText('Esta dirección no es de ninguna persona.')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('what could not be read can be tried again', async () => {
  api.answerOnce(read, refusal(500));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('region', { name: 'Ana Pérez' })).toBeVisible();
});
