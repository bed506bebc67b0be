import { applicantCheckToWire, savedApplicantToWire } from '@portal/contract/applicant';
import { savedJobApplicationToWire } from '@portal/contract/job-application-upload';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import { anApplication } from '@portal/contract/testing/an-application';
import { anOffer } from '@portal/contract/testing/an-offer';
import { unreadableFile } from '@portal/kit/files/hold-file';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { loadDraft, saveDraftCurriculum, saveDraftText } from '../on-device/draft-storage';
import { emptyDraft, type WizardDraft } from '../on-device/wizard-draft';
import { lastSentTo, noteSent } from '../receipt/just-applied';
import { ApplicationWizardPage } from './application-wizard-page';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

const check = 'GET /api/aplicantes/correo/:email/1';
const upload = 'POST /api/aplicantes-ofertas/upload-curriculum';
const email = 'nueva@example.org';
const tooMany = (seconds: number) =>
  refusal(429, { error: 'Demasiados intentos.' }, { 'retry-after': String(seconds) });

let api: FakeApi;
beforeEach(async () => {
  await clear();
  noteSent(undefined);
  const applicant = { id: 7, name: 'Ana Pérez', email };
  api = fakeApi({
    'GET /api/ofertas/id/1': offerToWire(anOffer({ id: 1 })),
    'GET /api/ofertas_preguntas/oferta/1': [],
    [check]: applicantCheckToWire({
      isKnown: false,
      hasApplied: false,
      applicant: undefined,
      message: '',
    }),
    'POST /api/aplicantes/save': savedApplicantToWire(applicant),
    [upload]: savedJobApplicationToWire({
      application: anApplication({ applicant }),
      message: 'Recibida.',
    }),
    'POST /api/consentimientos': messageToWire('Guardamos tu elección.'),
  });
});

const pdf = () => new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' });

/** As the browser does once the file has moved, or has changed. */
const gone = (file: File) =>
  Object.assign(file, {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });

async function open(changes: Partial<WizardDraft> = {}, curriculum: File | undefined = pdf()) {
  await saveDraftText(1, {
    ...emptyDraft(),
    step: 'answers',
    email,
    name: 'Ana Pérez',
    salaryExpectation: '1.500.000',
    check: { email, at: Date.now() },
    ...changes,
  });
  await saveDraftCurriculum(1, curriculum);
  const view = renderPage(<ApplicationWizardPage />, {
    path: paths.application,
    at: '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/1',
  });
  await screen.findByText(/^Recuperamos tu borrador/);
  return view.user;
}

const sendButton = () => screen.findByRole('button', { name: 'Enviar Postulación' });
const expectSent = () => waitFor(() => expect(lastSentTo(1)).toMatchObject({ isKept: true }));
const waits = () => screen.findByText(/^Hay demasiados envíos/);

test('what is refused for now is counted down to and sent by itself, as the same application', async () => {
  api.answerOnce(upload, tooMany(0));
  const user = await open();

  await user.click(await sendButton());

  await expectSent();
  const keys = api.callsOf(upload).map(({ header }) => header('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('the wait says how long, survives another visit, and can be stopped', async () => {
  api.answer({ [upload]: tooMany(90) });
  const user = await open();
  await user.click(await sendButton());

  expect(await waits()).toBeVisible();
  expect(screen.getByText('2 minutos')).toBeInTheDocument();
  expect(screen.getByText(/^1:(30|29)$/)).toBeInTheDocument();
  await waitFor(async () => {
    expect((await loadDraft(1))?.draft.sendAgainAt).toBeGreaterThan(Date.now());
  });

  await user.click(screen.getByRole('button', { name: 'No enviar después' }));
  expect(screen.queryByText(/^Hay demasiados envíos/)).not.toBeInTheDocument();
  expect(await sendButton()).toBeEnabled();
  await waitFor(async () => {
    expect((await loadDraft(1))?.draft.sendAgainAt).toBeUndefined();
  });
  expect(api.callsOf(upload)).toHaveLength(1);
});

test('what an earlier visit was to send is sent when its time has come', async () => {
  await open({ sendAgainAt: Date.now() - 1 });

  await expectSent();
  expect(api.callsOf(upload)).toHaveLength(1);
});

test('the optional box that is refused for now is sent later, and not forgotten', async () => {
  api.answerOnce('POST /api/consentimientos', tooMany(0));
  const user = await open({ joinsTalentPool: true });

  await user.click(await sendButton());

  await expectSent();
  expect(api.callsOf('POST /api/consentimientos')).toHaveLength(2);
});

test('S8.38 an e-mail that cannot be checked for now says when it can', async () => {
  api.answer({ [check]: tooMany(61) });
  const user = await open({ step: 'email', check: undefined });

  await user.click(screen.getByRole('button', { name: 'Siguiente' }));

  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent('Error al verificar el correo. Intenta más tarde.');
  expect(alert).toHaveTextContent('Inténtalo de nuevo en 2 minutos.');
});

test('the bytes that were chosen are sent, whatever becomes of the file', async () => {
  const user = await open({ step: 'details' }, undefined);
  const chosen = pdf();
  await user.upload(screen.getByLabelText('Currículum'), chosen);
  await waitFor(async () => expect((await loadDraft(1))?.curriculum).toBeDefined());
  gone(chosen);

  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await user.click(await sendButton());

  await expectSent();
  const body = api.callsOf(upload)[0]?.body;
  const sent = body instanceof FormData ? body.get('path_curriculum') : undefined;
  expect(sent).not.toBe(chosen);
  expect(sent instanceof File && (await sent.text())).toBe('%PDF-1.7 %%EOF');
});

test('a file that cannot be read is told near its field, and another one is taken', async () => {
  const user = await open({ step: 'details' }, undefined);
  await user.upload(screen.getByLabelText('Currículum'), gone(pdf()));

  await waitFor(() =>
    expect(screen.getByLabelText('Currículum')).toHaveAccessibleDescription(
      expect.stringContaining(unreadableFile),
    ),
  );
  await user.upload(screen.getByLabelText('Currículum'), pdf());
  await waitFor(() => expect(screen.queryByText(unreadableFile)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await sendButton()).toBeVisible();
});
