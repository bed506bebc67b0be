import { offerQuestionToWire } from '@portal/contract/offer-question';
import { anOfferQuestion } from '@portal/contract/testing/an-assignment';
import { noAnswer, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { act, screen, waitFor } from '@testing-library/react';
import { loadDraft } from '../on-device/draft-storage';
import { calls, expectSent, openDraft, sendButton, serveWizard } from '../testing/drafted-wizard';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

const { check, consent, questions, upload } = calls;
const tooMany = (seconds: number) =>
  refusal(429, { error: 'Demasiados intentos.' }, { 'retry-after': String(seconds) });

let api: FakeApi;
beforeEach(async () => {
  api = await serveWizard();
});

const waits = () => screen.findByText(/^Hay demasiados envíos/);

test('what is refused for now is counted down to and sent by itself, as the same application', async () => {
  api.answerOnce(upload, tooMany(0));
  const { user } = await openDraft();

  await user.click(await sendButton());

  await expectSent();
  const keys = api.callsOf(upload).map(({ header }) => header('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('the wait says how long, survives another visit, and can be stopped', async () => {
  api.answer({ [upload]: tooMany(90) });
  const { user } = await openDraft();
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
  await openDraft({ sendAgainAt: Date.now() - 1 });

  await expectSent();
  expect(api.callsOf(upload)).toHaveLength(1);
});

const askWhen = () =>
  api.answer({
    [questions]: [
      offerQuestionToWire(anOfferQuestion({ id: 11, question: { id: 1, name: '¿Cuándo?' } })),
    ],
  });
const answerField = () => screen.findByLabelText('¿Cuándo?');

test.each([
  ['the server asks to wait', tooMany(90)],
  ['the connection is lost', noAnswer],
])('while %s, whoever changes an answer sends it when it is finished', async (_why, failure) => {
  askWhen();
  api.answer({ [upload]: failure });
  const { user } = await openDraft({ answers: { 11: 'En enero.' } });
  await user.click(await sendButton());
  await screen.findByText(/No pierdes nada/);

  await user.type(await answerField(), ' O tal');

  expect(await screen.findByText(/^Cambiaste lo que se iba a enviar/)).toBeVisible();
  expect(screen.queryByText(/No pierdes nada/)).not.toBeInTheDocument();
  await waitFor(async () => {
    expect((await loadDraft(1))?.draft.sendAgainAt).toBeUndefined();
  });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(api.callsOf(upload)).toHaveLength(1);
});

test('the optional box is part of what is sent', async () => {
  api.answer({ [upload]: tooMany(90) });
  const { user } = await openDraft();
  await user.click(await sendButton());
  await waits();

  await user.click(screen.getByRole('checkbox'));

  expect(await screen.findByText(/^Cambiaste lo que se iba a enviar/)).toBeVisible();
});

test('nothing is typed into what is on its way', async () => {
  askWhen();
  const uploading = api.hold(upload);
  const { user } = await openDraft({ answers: { 11: 'En enero.' } });
  await user.click(await sendButton());
  await waitFor(() => expect(api.callsOf(upload)).toHaveLength(1));

  await user.type(await answerField(), ' O tal');
  await user.click(screen.getByRole('checkbox'));

  expect(await answerField()).toHaveValue('En enero.');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await uploading.release();
  await expectSent();
});

test('a wait that ended long ago is told, and the visitor sends', async () => {
  const { user } = await openDraft({ sendAgainAt: Date.now() - 3 * 60 * 1000 });

  expect(await screen.findByText(/^Tu postulación quedó sin enviar/)).toBeVisible();
  await waitFor(async () => {
    expect((await loadDraft(1))?.draft.sendAgainAt).toBeUndefined();
  });
  expect(api.callsOf(upload)).toEqual([]);
  await user.click(await sendButton());
  await expectSent();
});

test('a question that was added while an earlier visit waited is asked first', async () => {
  askWhen();
  await openDraft({ sendAgainAt: Date.now() - 1 });

  expect(await screen.findByText('Esta respuesta es obligatoria.')).toBeVisible();
  await waitFor(async () => {
    expect((await loadDraft(1))?.draft.sendAgainAt).toBeUndefined();
  });
  expect(api.callsOf(upload)).toEqual([]);
});

test('the optional box that is refused for now is sent later, and not forgotten', async () => {
  api.answerOnce(consent, tooMany(0));
  const { user } = await openDraft({ joinsTalentPool: true });

  await user.click(await sendButton());

  await expectSent();
  expect(api.callsOf(consent)).toHaveLength(2);
});

test('S8.38 an e-mail that cannot be checked for now says when it can', async () => {
  api.answer({ [check]: tooMany(61) });
  const { user } = await openDraft({ step: 'email', check: undefined });

  await user.click(screen.getByRole('button', { name: 'Siguiente' }));

  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent('Error al verificar el correo. Intenta más tarde.');
  expect(alert).toHaveTextContent('Inténtalo de nuevo en 2 minutos.');
});
