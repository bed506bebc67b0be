import { applicantEntryToWire } from '@portal/contract/applicant';
import { createApp } from '../app';
import { readConfig } from '../config';
import type { App } from '../http/app-type';
import { createLogger } from '../http/request-log';
import { loginCall, startTestApi, type TestApi } from '../testing/test-api';
import { createFloodGate } from './flood-gate';

let api: TestApi;
let app: App;
let written: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  app = await startLogged();
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  written = [];
});

function startLogged(files = api.files) {
  const logger = createLogger('info', { write: (line: string) => void written.push(line) });
  const config = readConfig({ DATA_DIR: api.directory });
  return createApp({ config, database: api.database, files, logger });
}

const events = () =>
  written.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);

test('tells who tried to sign in, from where and what became of it, without a name or an address', async () => {
  await app.inject({ ...loginCall('admin', 'Equivocada'), remoteAddress: '198.51.100.7' });
  await app.inject({ ...loginCall(' ADMIN '), remoteAddress: '198.51.100.7' });
  await app.inject({ ...loginCall('admin'), remoteAddress: '198.51.100.8' });

  const [wrong, right, elsewhere] = events();
  expect(wrong).toMatchObject({ security: 'sign-in', outcome: 'refused', status: 400, level: 40 });
  expect(elsewhere).toMatchObject({ security: 'sign-in', outcome: 'accepted', level: 30 });
  expect(right.account).toBe(wrong.account);
  expect(right.source).toBe(wrong.source);
  expect(elsewhere.source).not.toBe(wrong.source);
  expect(Number.isInteger(wrong.time)).toBe(true);
  expect(wrong.request).toMatch(/^[0-9a-f-]{36}$/);
  for (const secret of ['admin', 'Equivocada', 'Puente2026', '198.51.100']) {
    expect(written.join('').toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

test.each([
  ['without a session', { url: '/api/resumen' }, { security: 'authentication', status: 401 }],
  [
    'without the right',
    { url: '/api/resumen', as: 'user' },
    { security: 'authorization', status: 403 },
  ],
  [
    'with a body that is refused',
    { method: 'POST', url: '/api/contacto', payload: {} },
    { security: 'input', status: 400 },
  ],
  [
    'without a checked e-mail',
    {
      method: 'POST',
      url: '/api/aplicantes/save',
      payload: applicantEntryToWire({ email: 'a@b.cl', name: 'Ana' }),
    },
    { security: 'proof-of-e-mail', status: 428 },
  ],
  [
    'by a method that there is not',
    { method: 'DELETE', url: '/api/ofertas' },
    { security: 'method', status: 405 },
  ],
] as const)('tells of a call %s', async (_what, { url, ...call }, expected) => {
  const headers = 'as' in call ? api[call.as] : {};
  const method = 'method' in call ? call.method : 'GET';
  const payload = 'payload' in call ? call.payload : undefined;
  await app.inject({ method, url, headers, ...(payload && { payload }) });

  expect(events()).toMatchObject([{ ...expected, outcome: 'refused' }]);
});

test('tells which member of the staff was refused', async () => {
  await app.inject({ url: '/api/resumen', headers: api.user });

  expect(events()).toMatchObject([{ security: 'authorization', user: expect.any(Number) }]);
});

test('tells of a fault by the id under which the log has its reason', async () => {
  const read = () => Promise.reject(new Error('The disk is gone.'));
  const broken = await startLogged({ ...api.files, read });
  const { rows } = await api.database.pool.query('select cv_name from job_applications limit 1');
  await broken.inject({ url: `/api/descargar-cv/${rows[0].cv_name}`, headers: api.admin });
  await broken.close();

  const [fault] = events();
  expect(fault).toMatchObject({ security: 'fault', outcome: 'failed', status: 500 });
  const reason = written.find((line) => line.includes('The disk is gone.')) ?? '';
  expect(JSON.parse(reason).request).toBe(fault.request);
});

test('what is answered as asked leaves no line', async () => {
  await app.inject('/api/ofertas');
  await app.inject('/api/no-existe');

  expect(events()).toEqual([]);
});

test('a flood from one source is counted, and does not hide another', async () => {
  const flooded = await startLogged();
  for (let call = 0; call < 30; call += 1) {
    await flooded.inject({ url: '/api/resumen', remoteAddress: '198.51.100.7' });
  }
  await flooded.inject({ url: '/api/resumen', remoteAddress: '198.51.100.8' });
  expect(events()).toHaveLength(21);

  await flooded.close();
  expect(events().at(-1)).toMatchObject({ security: 'authentication', heldBack: 10 });
});

test('a flood from many sources is counted too', () => {
  const gate = createFloodGate({ perSource: 2, inAll: 3 });
  const passed = ['a', 'b', 'c', 'd'].filter((source) => gate.letsThrough('limit', source));

  expect(passed).toEqual(['a', 'b', 'c']);
  expect(gate.letsThrough('input', 'd')).toBe(true);
  expect(gate.turnOver()).toEqual(new Map([['limit', 1]]));
  expect(gate.letsThrough('limit', 'd')).toBe(true);
});
