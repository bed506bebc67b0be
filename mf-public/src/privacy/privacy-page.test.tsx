import { messageToWire } from '@portal/contract/message';
import { privacyRequestToWire } from '@portal/contract/privacy-request';
import { retentionPeriodToWire } from '@portal/contract/retention-period';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PrivacyPage } from './privacy-page';

const send = 'POST /api/privacidad/solicitudes';
const readPeriod = 'GET /api/privacidad/plazo';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [send]: messageToWire('Recibimos tu solicitud.'),
    [readPeriod]: retentionPeriodToWire({ months: 18 }),
  });
});

const submit = () => screen.getByRole('button', { name: 'Enviar solicitud' });

async function enter(user: UserEvent, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function fillIn(user: UserEvent) {
  await enter(user, 'Nombre', 'Ana');
  await enter(user, 'Correo electrónico', 'ana@example.org');
}

test('what is refused for now is sent by itself when the server takes it', async () => {
  api.answerOnce(send, refusal(503, { mensaje: 'Ocupado.' }, { 'retry-after': '0' }));
  const { user } = renderPage(<PrivacyPage />);
  await fillIn(user);
  await user.click(submit());

  expect(await screen.findByRole('alertdialog', { name: 'Solicitud recibida' })).toBeVisible();
  expect(api.callsOf(send)).toHaveLength(2);
});

test('another kind of request is not sent by itself', async () => {
  api.answer({ [send]: refusal(503, { mensaje: 'Ocupado.' }, { 'retry-after': '150' }) });
  const { user } = renderPage(<PrivacyPage />);
  await fillIn(user);
  await user.click(submit());
  await screen.findByText('3 minutos');

  await user.selectOptions(screen.getByLabelText('Qué necesitas'), 'Que eliminen mis datos');

  expect(await screen.findByText(/^Cambiaste lo que se iba a enviar/)).toBeVisible();
  expect(screen.queryByText('3 minutos')).not.toBeInTheDocument();
});

test('says why no cookie notice is needed and where to ask for one’s data', async () => {
  renderPage(<PrivacyPage />);
  await screen.findByText('18 meses');

  expect(
    screen.getByRole('heading', { name: 'Por qué aquí no hay aviso de cookies' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('leads to the licences of what others have made', async () => {
  renderPage(<PrivacyPage />);
  await screen.findByText('18 meses');

  expect(screen.getByRole('link', { name: 'sus licencias y avisos' })).toHaveAttribute(
    'href',
    '/licencias.txt',
  );
});

test('names each cookie, what it is for and how long it stays', async () => {
  renderPage(<PrivacyPage />);
  await screen.findByText('18 meses');

  expect(screen.getByText(/«postulacion-».*por un día.*verificaste tu correo/)).toBeVisible();
  expect(screen.getByText(/«navegador-».*por 180 días.*intentos de clave/)).toBeVisible();
  expect(screen.getByText(/«portal-share».*por 90 días.*al azar/)).toBeVisible();
});

test('says how long data are kept, as staff have set it', async () => {
  renderPage(<PrivacyPage />);

  expect(await screen.findByText(/Si postulaste, 18 meses desde que se cierra/)).toBeVisible();
});

test('leads from its index to each part, and by one button to the form', async () => {
  const { user } = renderPage(<PrivacyPage />);
  const index = within(screen.getByRole('navigation', { name: 'En esta página' }));
  const parts = screen.getAllByRole('heading', { level: 2 }).slice(0, -1);
  const links = index.getAllByRole('link', { hidden: true });
  for (const part of parts) {
    const target = links.find((link) => link.textContent === part.textContent);
    expect(target).toHaveAttribute('href', expect.stringMatching(`#${part.parentElement?.id}$`));
  }

  await user.click(index.getByRole('link', { name: 'Pide tus datos o su eliminación' }));
  const request = screen.getByRole('form', { name: 'Solicitud sobre tus datos' }).parentElement;
  await waitFor(() => expect(request).toHaveFocus());
});

test('shows first how long data stay, and that nobody is followed', async () => {
  renderPage(<PrivacyPage />);

  expect(await screen.findByText('18 meses')).toBeVisible();
  expect(screen.getByText('24 meses')).toBeVisible();
  expect(screen.getByText('0 rastreadores')).toBeVisible();
});

test('makes up no number when the time cannot be read', async () => {
  api.answer({ [readPeriod]: refusal(500) });
  renderPage(<PrivacyPage />);

  expect(await screen.findByText(/Si postulaste, un plazo limitado desde/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('sends a request, confirms it and empties the form', async () => {
  const { user } = renderPage(<PrivacyPage />);
  await user.selectOptions(screen.getByLabelText('Qué necesitas'), 'Que eliminen mis datos');
  await fillIn(user);
  await enter(user, 'Código de tu postulación (opcional)', 'P-4-ABCDEF');
  await user.click(submit());

  expect(await screen.findByRole('alertdialog', { name: 'Solicitud recibida' })).toHaveTextContent(
    'Recibimos tu solicitud.',
  );
  const request = { name: 'Ana', email: 'ana@example.org', code: 'P-4-ABCDEF', details: '' };
  expect(api.sent(send)).toEqual([privacyRequestToWire({ kind: 'erasure', ...request })]);
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

test('asks what has to be corrected', async () => {
  const { user } = renderPage(<PrivacyPage />);
  await user.selectOptions(screen.getByLabelText('Qué necesitas'), 'Corregir un dato');
  await fillIn(user);
  await user.click(submit());

  expect(await screen.findByText('Cuéntanos qué dato hay que corregir.')).toBeVisible();
  expect(screen.getByLabelText('Qué hay que corregir')).toHaveFocus();
  expect(api.sent(send)).toEqual([]);
});

test('tells of a failure and keeps what was written', async () => {
  api.answer({ [send]: refusal(500) });
  const { user } = renderPage(<PrivacyPage />);
  await fillIn(user);
  await user.click(submit());

  expect(await screen.findByRole('alertdialog', { name: 'No se pudo enviar' })).toHaveTextContent(
    'Lo que escribiste sigue aquí.',
  );
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
});

test('sends nothing for a robot that fills in the hidden field', async () => {
  const { user } = renderPage(<PrivacyPage />);
  await fillIn(user);
  document.querySelector('[name="sitio"]')?.setAttribute('value', 'https://spam.example.org');
  await user.click(submit());

  expect(await screen.findByRole('alertdialog', { name: 'Solicitud recibida' })).toBeVisible();
  expect(api.sent(send)).toEqual([]);
});
