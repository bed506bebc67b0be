import {
  currentSession,
  endSession,
  onAccessProblem,
  onRenewalAsked,
  onUnknownCall,
  startSession,
} from '@portal/runtime';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { configureHttp, http } from './http';

const base64Url = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (username: string, exp: number) =>
  `${base64Url({})}.${base64Url({
    id_persona: 1,
    nombre: 'Ana',
    apellido: 'Peña',
    correo: 'ana@example.org',
    user_name: username,
    authorities: [],
    exp,
  })}.`;
const token = (exp: number) => tokenOf('ana', exp);
const valid = token(Date.now() / 1000 + 60);

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

let sent: InternalAxiosRequestConfig | undefined;

function answer(status: number, data: unknown = {}, headers: Record<string, string> = {}) {
  configureHttp({
    adapter: async (config) => {
      sent = config;
      const response = { status, data, statusText: '', headers, config };
      if (status < 400) return response;
      throw new AxiosError('refused', undefined, config, {}, response);
    },
  });
}

const problems: string[] = [];
const unsubscribe = onAccessProblem((problem) => problems.push(problem));
afterAll(unsubscribe);
beforeEach(() => problems.splice(0));
afterEach(endSession);

test('a call carries the bearer token of the session, and none without one', async () => {
  answer(200);

  await http.get('/api/ofertas');
  expect(sent?.headers.get('Authorization')).toBeUndefined();

  startSession(valid);
  await http.get('/api/ofertas');
  expect(sent?.headers.get('Authorization')).toBe(`Bearer ${valid}`);
});

test('an expired token is dropped with its session before the call, and reported', async () => {
  answer(200);
  startSession(token(Date.now() / 1000 - 1));

  await http.get('/api/ofertas');

  expect(sent?.headers.get('Authorization')).toBeUndefined();
  expect(currentSession().token).toBeUndefined();
  expect(problems).toEqual(['expired']);
});

test('the token endpoint never gets the bearer token, and its 401 concerns the login form alone', async () => {
  answer(401);
  startSession(valid);

  await expect(http.post('/oauth/token', '')).rejects.toMatchObject({ isHandled: false });

  expect(sent?.headers.get('Authorization')).toBeUndefined();
  expect(problems).toEqual([]);
});

test.each([
  [401, {}, 'unauthenticated'],
  [403, {}, 'forbidden'],
  [400, { error: 'invalid_token' }, 'invalid-token'],
])('an answer %i %j is reported as %s', async (status, body, problem) => {
  answer(status, body);

  await expect(http.get('/api/ofertas')).rejects.toMatchObject({ status, body, isHandled: true });

  expect(problems).toEqual([problem]);
});

test('a refusal of what the page can do without is reported to nobody', async () => {
  answer(401);

  const call = http.get('/api/ofertas', { isOptional: true });

  await expect(call).rejects.toMatchObject({ status: 401, isHandled: false });
  expect(problems).toEqual([]);
  expect(sent).not.toHaveProperty('isOptional');
});

test.each([
  [400, { 'portal-contract': '2.0.0' }, 1],
  [400, {}, 0],
  [409, {}, 0],
])(
  'a refusal %i with headers %j is told as a call that the API does not know %i times',
  async (status, headers, times) => {
    answer(status, {}, headers);
    const listener = jest.fn();
    const stop = onUnknownCall(listener);

    await expect(http.post('/api/contacto', {})).rejects.toMatchObject({ status });

    expect(listener).toHaveBeenCalledTimes(times);
    stop();
  },
);

test('headers of an answer can be read', async () => {
  answer(200, {}, { postulacion: 'a.b' });
  const read: unknown[] = [];

  await http.get('/api/ofertas', {
    onAnswer: (header) => read.push(header('postulacion'), header('etag')),
  });

  expect(read).toEqual(['a.b', undefined]);
});

test.each([
  ['120', 120],
  ['Wed, 25 Nov 2026 12:00:00 GMT', undefined],
  [undefined, undefined],
])('of a refusal that says «%s» it is known when to try again', async (header, retryAfter) => {
  answer(429, {}, header === undefined ? {} : { 'retry-after': header });

  await expect(http.get('/api/ofertas')).rejects.toMatchObject({ status: 429, retryAfter });
});

test('a call by the token of an earlier session is made once, whoever has come since', async () => {
  answer(401);
  const asked = jest.fn(async () => 'renewed' as const);
  const stop = onRenewalAsked(asked);
  startSession(valid);

  const call = http.delete('/api/cuenta/sesiones/actual', { token: 'a.b.c', isOptional: true });

  await expect(call).rejects.toMatchObject({ status: 401, isHandled: false });

  expect(sent?.headers.get('Authorization')).toBe('Bearer a.b.c');
  expect(sent).not.toHaveProperty('token');
  expect(asked).not.toHaveBeenCalled();
  expect(currentSession().token).toBe(valid);
  expect(problems).toEqual([]);
  stop();
});

test('another refusal keeps its status and body for the screen', async () => {
  answer(500, { mensaje: 'Falló' });

  await expect(http.get('/api/ofertas')).rejects.toMatchObject({
    status: 500,
    body: { mensaje: 'Falló' },
    isHandled: false,
  });
});

test('a read that was under way when the session was renewed is made again with the newer token', async () => {
  const newer = token(Date.now() / 1000 + 120);
  startSession(valid);
  configureHttp({
    adapter: async (config) => {
      const isKnown = config.headers.get('Authorization') === `Bearer ${newer}`;
      // The server has ended the earlier session by the time the call arrives.
      startSession(newer);
      const response = {
        status: isKnown ? 200 : 401,
        data: 'Leído',
        statusText: '',
        headers: {},
        config,
      };
      if (isKnown) return response;
      throw new AxiosError('refused', undefined, config, {}, response);
    },
  });

  await expect(http.get('/api/ofertas')).resolves.toBe('Leído');
  expect(problems).toEqual([]);
});

describe('a call that is answered when somebody else is at the page', () => {
  const others = tokenOf('luis', Date.now() / 1000 + 60);
  let refuse = () => {};

  /** Holds each call until the test refuses it. */
  function holdRefusals(status: number, data: unknown = {}) {
    const held = new Promise<void>((resolve) => (refuse = resolve));
    const sentBy: unknown[] = [];
    configureHttp({
      adapter: async (config) => {
        sentBy.push(config.headers.get('Authorization'));
        await held;
        const response = { status, data, statusText: '', headers: {}, config };
        throw new AxiosError('refused', undefined, config, {}, response);
      },
    });
    return sentBy;
  }

  async function comeMeanwhile(refused: Promise<unknown>, next: () => unknown) {
    const outcome = refused.catch((error: unknown) => error);
    await nextTask();
    next();
    refuse();
    return outcome;
  }

  const read = () => http.get('/api/personas');
  const save = () => http.put('/api/personas/update/7', {});

  test.each([
    ['a read', { status: 401, data: {}, call: read }],
    ['a save', { status: 401, data: {}, call: save }],
    ['a token that nobody knows', { status: 400, data: { error: 'invalid_token' }, call: read }],
    ['a want of rights', { status: 403, data: {}, call: read }],
  ])(
    'concerns neither page nor session, nor is it made again: %s',
    async (_, { status, data, call }) => {
      startSession(valid);
      const sentBy = holdRefusals(status, data);

      const error = await comeMeanwhile(call(), () => startSession(others));

      expect(error).toMatchObject({ status, isHandled: true });
      expect(sentBy).toEqual([`Bearer ${valid}`]);
      expect(problems).toEqual([]);
      expect(currentSession().token).toBe(others);
    },
  );

  test('of a visitor, it does not end the session of who has signed in since', async () => {
    holdRefusals(401);

    await comeMeanwhile(read(), () => startSession(valid));

    expect(problems).toEqual([]);
    expect(currentSession().token).toBe(valid);
  });

  test('leads nobody to the login who has signed out since', async () => {
    startSession(valid);
    holdRefusals(401);

    await comeMeanwhile(read(), endSession);

    expect(problems).toEqual([]);
  });

  test('is not sent by their session when it has waited for its own to be renewed', async () => {
    startSession(token(Date.now() / 1000 - 1));
    const sentBy = holdRefusals(401);
    const stop = onRenewalAsked(async () => {
      startSession(others);
      return 'declined';
    });

    await comeMeanwhile(save(), () => undefined);

    expect(sentBy).toEqual([undefined]);
    expect(currentSession().token).toBe(others);
    expect(problems).toEqual([]);
    stop();
  });
});

describe('a session that is over while something is saved', () => {
  const newer = token(Date.now() / 1000 + 120);
  const authorizations: unknown[] = [];
  let stopAsking = () => {};

  /** The server accepts only the newer token. */
  function knowNewer(refusal: { status: number; data?: unknown } = { status: 401 }) {
    authorizations.splice(0);
    configureHttp({
      adapter: async (config) => {
        const authorization = config.headers.get('Authorization');
        authorizations.push(authorization);
        const isKnown = authorization === `Bearer ${newer}`;
        const { status, data } = isKnown
          ? { status: 200, data: 'Guardado' }
          : { data: {}, ...refusal };
        const response = { status, data, statusText: '', headers: {}, config };
        if (isKnown) return response;
        throw new AxiosError('refused', undefined, config, {}, response);
      },
    });
  }

  function answerRenewal(isRenewed: boolean) {
    const ask = jest.fn(async () => {
      if (isRenewed) startSession(newer);
      return isRenewed ? ('renewed' as const) : ('declined' as const);
    });
    stopAsking = onRenewalAsked(ask);
    return ask;
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stopAsking();
    jest.useRealTimers();
  });

  test.each([{ status: 401 }, { status: 400, data: { error: 'invalid_token' } }])(
    'is renewed, and the call made again, after %j',
    async (refusal) => {
      knowNewer(refusal);
      startSession(valid);
      answerRenewal(true);

      await expect(http.put('/api/personas/update/7', { a: 1 })).resolves.toBe('Guardado');

      expect(authorizations).toEqual([`Bearer ${valid}`, `Bearer ${newer}`]);
      expect(problems).toEqual([]);
    },
  );

  test('is renewed before the call when its time is over', async () => {
    knowNewer();
    startSession(token(Date.now() / 1000 - 1));
    answerRenewal(true);

    await expect(http.delete('/api/personas/delete/7')).resolves.toBe('Guardado');

    expect(authorizations).toEqual([`Bearer ${newer}`]);
  });

  test('is asked about again when the server refuses the renewed one as well', async () => {
    knowNewer();
    startSession(valid);
    const renewals = [token(Date.now() / 1000 + 90), newer];
    const ask = jest.fn(async () => {
      startSession(renewals.shift() ?? newer);
      return 'renewed' as const;
    });
    stopAsking = onRenewalAsked(ask);

    await expect(http.put('/api/personas/update/7', {})).resolves.toBe('Guardado');

    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('ends as ever when the user does not sign in again', async () => {
    knowNewer();
    startSession(valid);
    const ask = answerRenewal(false);

    await expect(http.post('/api/personas', {})).rejects.toMatchObject({
      status: 401,
      isHandled: true,
    });

    expect(ask).toHaveBeenCalledTimes(1);
    expect(problems).toEqual(['unauthenticated']);
  });

  test('is not asked about where a page only reads, nor of a visitor', async () => {
    knowNewer();
    const ask = answerRenewal(true);
    await expect(http.post('/api/contacto', {})).rejects.toMatchObject({ status: 401 });
    startSession(valid);
    await expect(http.get('/api/personas')).rejects.toMatchObject({ status: 401 });

    expect(ask).not.toHaveBeenCalled();
  });

  test('waits for whoever asks, whose script may still be on its way', async () => {
    knowNewer();
    startSession(valid);
    const saved = http.put('/api/personas/update/7', {});
    await jest.advanceTimersByTimeAsync(5000);
    expect(authorizations).toEqual([`Bearer ${valid}`]);

    answerRenewal(true);

    await expect(saved).resolves.toBe('Guardado');
    expect(authorizations).toEqual([`Bearer ${valid}`, `Bearer ${newer}`]);
  });

  test.each([
    ['the server alone knows it', valid, ['unasked', 'unauthenticated']],
    ['its time is over', token(Date.now() / 1000 - 1), ['expired', 'unasked', 'unauthenticated']],
  ])('is told where nobody comes to ask, after one wait: %s', async (_, stored, told) => {
    knowNewer();
    document.documentElement.dataset['unsaved'] = 'saving';
    startSession(stored);
    const outcome = http.post('/api/personas', {}).catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(10_000);

    expect(await outcome).toMatchObject({ status: 401 });
    expect(problems).toEqual(told);
    expect(currentSession().isAuthenticated).toBe(true);
    delete document.documentElement.dataset['unsaved'];
  });

  test('is asked about once, though its time is over and the server refuses what is sent without it', async () => {
    knowNewer();
    document.documentElement.dataset['unsaved'] = 'saving';
    startSession(token(Date.now() / 1000 - 1));
    const ask = answerRenewal(false);

    await expect(http.post('/api/personas', {})).rejects.toMatchObject({ status: 401 });

    expect(ask).toHaveBeenCalledTimes(1);
    expect(problems).toEqual(['expired', 'unauthenticated']);
    delete document.documentElement.dataset['unsaved'];
  });

  test('a call that comes late is made again with the session that an earlier one has renewed', async () => {
    knowNewer();
    startSession(valid);
    const ask = answerRenewal(true);
    const refused = http.put('/api/a', {});
    startSession(newer);

    await expect(refused).resolves.toBe('Guardado');
    expect(ask).not.toHaveBeenCalled();
  });

  test('what is unsaved in the page keeps the session that reads would end', async () => {
    knowNewer();
    document.documentElement.dataset['unsaved'] = '';
    startSession(token(Date.now() / 1000 - 1));

    await expect(http.get('/api/personas')).rejects.toMatchObject({ status: 401 });

    expect(currentSession().isAuthenticated).toBe(true);
    delete document.documentElement.dataset['unsaved'];
  });
});
