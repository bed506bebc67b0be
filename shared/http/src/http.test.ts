import { currentSession, endSession, onAccessProblem, startSession } from '@portal/runtime';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { configureHttp, http } from './http';

const base64Url = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = (exp: number) =>
  `${base64Url({})}.${base64Url({
    id_persona: 1,
    nombre: 'Ana',
    apellido: 'Peña',
    correo: 'ana@example.org',
    user_name: 'ana',
    authorities: [],
    exp,
  })}.`;
const valid = token(Date.now() / 1000 + 60);

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

test('headers of an answer can be read', async () => {
  answer(200, {}, { postulacion: 'a.b' });
  const read: unknown[] = [];

  await http.get('/api/ofertas', {
    onAnswer: (header) => read.push(header('postulacion'), header('etag')),
  });

  expect(read).toEqual(['a.b', undefined]);
});

test('another refusal keeps its status and body for the screen', async () => {
  answer(500, { mensaje: 'Falló' });

  await expect(http.get('/api/ofertas')).rejects.toMatchObject({
    status: 500,
    body: { mensaje: 'Falló' },
    isHandled: false,
  });
});
