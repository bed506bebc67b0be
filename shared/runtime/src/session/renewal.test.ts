import { endSession, startSession } from './session-store';
import { askRenewal, onRenewalAsked } from './renewal';

const base64Url = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = `${base64Url({})}.${base64Url({
  id_persona: 1,
  nombre: 'Ana',
  apellido: 'Rojas',
  correo: 'ana@example.org',
  user_name: 'ana',
  authorities: [],
  exp: 4_000_000_000,
})}.`;

let stop = () => {};
const answerWith = (renewal: 'renewed' | 'declined') => {
  stop = onRenewalAsked(async () => renewal);
};

beforeEach(() => {
  jest.useFakeTimers();
  startSession(token);
});
afterEach(() => {
  stop();
  endSession();
  jest.useRealTimers();
});

test.each(['renewed', 'declined'] as const)('whoever asks answers: %s', async (renewal) => {
  answerWith(renewal);

  expect(await askRenewal()).toBe(renewal);
});

test('all who want it wait for the script of whoever asks', async () => {
  const asked = Promise.all([askRenewal(), askRenewal()]);
  await jest.advanceTimersByTimeAsync(9000);

  answerWith('renewed');

  expect(await asked).toEqual(['renewed', 'renewed']);
});

test('whoever asks may leave and come back, as when another part of the shell takes over', async () => {
  answerWith('declined');
  stop();
  const asked = askRenewal();

  answerWith('renewed');

  expect(await asked).toBe('renewed');
});

test('nobody waits for ever', async () => {
  const asked = askRenewal();

  await jest.advanceTimersByTimeAsync(10_000);

  expect(await asked).toBe('unasked');
  expect(jest.getTimerCount()).toBe(0);
});

test('whoever signs out meanwhile is not asked', async () => {
  const asked = askRenewal();

  endSession();

  expect(await asked).toBe('declined');
  expect(jest.getTimerCount()).toBe(0);
});

test('a visitor is not asked, and waits for nothing', async () => {
  endSession();

  expect(await askRenewal()).toBe('declined');
});
