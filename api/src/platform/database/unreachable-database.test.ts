import pg from 'pg';
import { disconnectDatabase } from '../../../testing/disconnect-database';
import { loginCall, startTestApi, type TestApi } from '../../../testing/test-api';
import { databaseProblem } from './database-problem';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const contact = {
  method: 'POST',
  url: '/api/contacto',
  payload: {
    nombre: 'Ñusta «O’Higgins»',
    email: 'nusta@correo.example.org',
    celular: '+56 9 1234 5678',
    descripcion: 'Hola',
  },
} as const;

test.each([
  ['a read', () => ({ url: '/api/ofertas/id/1' })],
  ['a cached read', () => ({ url: '/api/ofertas' })],
  ['a read by staff', () => ({ url: '/api/personas/1', headers: api.admin })],
  ['a write', () => contact],
])(
  'while the database is away, %s is told so in Spanish, and to come again',
  async (_what, call) => {
    const bringBack = disconnectDatabase(api.database);
    const answer = await api.app.inject(call());
    bringBack();

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().mensaje).toBe(
      'El servicio no responde en este momento. Inténtalo de nuevo en 10 segundos.',
    );
    expect((await api.app.inject('/api/ofertas/id/1')).statusCode).toBe(200);
  },
);

test('while the database is away, whoever signs in is not told that the password is wrong', async () => {
  const bringBack = disconnectDatabase(api.database);
  const answer = await api.app.inject(loginCall('admin'));
  bringBack();

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json()).toMatchObject({ error: 'temporarily_unavailable' });
});

const withCode = (code: string) => Object.assign(new Error(code), { code });
const ofServer = (code: string) => Object.assign(new pg.DatabaseError(code, 1, 'error'), { code });

test.each([
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  withCode('ENOTFOUND'),
  withCode('ETIMEDOUT'),
  // Node's error after trying the addresses of both IP families.
  Object.assign(new AggregateError([withCode('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
  ofServer('57P01'),
  ofServer('57P02'),
  ofServer('57P03'),
  ofServer('08006'),
  ofServer('25006'),
  ofServer('53100'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Cannot use a pool after calling end on the pool'),
  new Error('The embedded database has stopped.'),
])('%p means that the database is away', (error) => {
  expect(databaseProblem(error, new Map())).toMatchObject({ status: 503 });
});

test.each([new Error('undefined is not a function'), ofServer('42P01'), withCode('ENOENT')])(
  '%p is a fault of ours',
  (error) => expect(databaseProblem(error, new Map())).toBeUndefined(),
);
