import { createApp } from '../../start/app';
import { readConfig } from '../../start/config';
import type { App } from '../http/app-type';
import { createTestLog } from '../../../testing/log-lines';
import {
  loginCall,
  signIn as openSession,
  startTestApi,
  type TestApi,
} from '../../../testing/test-api';
import { createVisitor } from '../../../testing/visitor';

let api: TestApi;
let app: App;
let log: ReturnType<typeof createTestLog>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  log = createTestLog();
  const { database, files, directory } = api;
  const config = readConfig({ DATA_DIR: directory });
  app = await createApp({ config, database, files, logger: log.logger });
});

/** Closes the application first, which flushes the log. */
async function events() {
  await app.close();
  return log.security();
}

const hash = expect.stringMatching(/^[\w-]{22}$/);
const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
const signIn = { event: 'sign-in', route: '/oauth/token', name: hash, address: hash, request: id };

test('sign-ins: right, wrong, of nobody, and too many', async () => {
  await app.inject(loginCall('admin'));
  await app.inject(loginCall('usuario', 'falsa'));
  await app.inject(loginCall('nadie', 'falsa'));
  await api.database.pool.query(
    `update rate_windows set hits = 60 where key like 'login-address:%'`,
  );
  await app.inject(loginCall('admin'));
  await api.database.pool.query('delete from rate_windows');

  const told = await events();
  expect(told).toMatchObject([
    { ...signIn, outcome: 'ok', user: 1, level: 30 },
    { ...signIn, outcome: 'wrong', level: 40 },
    { ...signIn, outcome: 'wrong' },
    { ...signIn, outcome: 'limited' },
  ]);
  expect(told[3]?.['name']).toBe(told[0]?.['name']);
});

test('refused access: no token, a bad one, a missing right, another client', async () => {
  const url = '/api/conocimientos';
  await app.inject(url);
  await app.inject({ url, headers: { authorization: 'Bearer robado' } });
  await app.inject({ url, headers: api.user });
  await app.inject({ method: 'POST', url: '/oauth/token', payload: {} });

  const access = { event: 'access', address: hash, request: id };
  expect(await events()).toMatchObject([
    { ...access, outcome: 'no-token', route: url },
    { ...access, outcome: 'bad-token', route: url },
    { ...access, outcome: 'missing-right', route: url, user: 2 },
    { ...access, outcome: 'bad-client', route: '/oauth/token' },
  ]);
});

test('limits, proofs that are none, refused input and faults', async () => {
  const route = '/api/aplicantes/correo/:email/:offerId';
  for (let time = 0; time <= 120; time += 1) await app.inject('/api/aplicantes/correo/a@b.cl/1');
  await createVisitor(app, 'intruso@correo.example.org', 1).upload(1, {});
  await app.inject('/api/ofertas/id/abc');
  await app.inject('/api/ofertas/id/def');
  await api.database.pool.query('alter table company_parts rename to company_parts_gone');
  await app.inject('/api/parametros/nosotros');
  await api.database.pool.query('alter table company_parts_gone rename to company_parts');

  expect(await events()).toMatchObject([
    { event: 'limit', outcome: 'refused', route, address: hash },
    {
      event: 'submission',
      outcome: 'refused',
      route: '/api/aplicantes-ofertas/upload-curriculum',
      address: hash,
    },
    { event: 'fault', outcome: 'unexpected', route: '/api/parametros/nosotros', request: id },
    { event: 'input', outcome: '400', route: '/api/ofertas/id/:id', times: 2 },
  ]);
});

test('nothing that anybody typed is in it, nor an address', async () => {
  const secret = 'Reservada';
  const email = 'reservada@correo.example.org';
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const login = loginCall(email, secret);
  await app.inject({ ...login, headers: { ...login.headers, ...headers } });
  await app.inject({ url: `/api/aplicantes/correo/${email}x y/1`, headers });
  const visitor = createVisitor(app, email, 1);
  await visitor.save(secret);
  await visitor.upload(1, {});
  await app.inject({ url: '/api/actividad', headers: { authorization: `Bearer ${secret}` } });
  const payload = { nombre: secret, email: 'reservada' };
  await app.inject({ method: 'POST', url: '/api/contacto', payload, headers });

  expect((await events()).length).toBeGreaterThan(4);
  expect(log.text().toLowerCase()).not.toContain('reservada');
  expect(log.text()).not.toContain('203.0.113.77');
  expect(log.text()).not.toContain('127.0.0.1');
});

test('accounts: who did what to whose, and never a name', async () => {
  const { authorization } = await openSession(app, 'admin');
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
  await call('POST', '/api/cuentas/2/enlace', { por_correo: false });
  await call('PUT', '/api/cuentas/2/estado', { activa: false });
  await call('PUT', '/api/cuentas/2/estado', { activa: true });
  await call('DELETE', '/api/cuenta/sesiones/actual');

  const account = { event: 'account', user: 1, address: hash, request: id, level: 30 };
  expect(await events()).toMatchObject([
    { event: 'sign-in', outcome: 'ok' },
    { ...account, outcome: 'link', of: 2 },
    { ...account, outcome: 'disabled', of: 2 },
    { ...account, outcome: 'enabled', of: 2 },
    { ...account, outcome: 'signed-out', of: 1 },
  ]);
  expect(log.text()).not.toMatch(/usuario|valentina/i);
});
