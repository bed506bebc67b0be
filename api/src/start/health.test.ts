import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a database that does not answer turns readiness off, and leaves the process alive', async () => {
  const connect = jest.spyOn(api.database.pool, 'connect').mockImplementation(() => {
    throw new Error('down');
  });
  const during = await api.app.inject('/health/ready');
  const alive = await api.app.inject('/health/live');
  connect.mockRestore();

  expect(during.statusCode).toBe(503);
  expect(during.json()).toMatchObject({ mensaje: 'La base de datos no responde.' });
  expect(alive.statusCode).toBe(200);
  expect((await api.app.inject('/health/ready')).statusCode).toBe(200);
});

test('it says which contract it answers, also with a call that does not follow it', async () => {
  const { version } = JSON.parse(
    readFileSync(join(__dirname, '../../../shared/contract/package.json'), 'utf8'),
  );
  const alive = await api.app.inject('/health/live');
  const refused = await api.app.inject({ method: 'POST', url: '/api/contacto', payload: {} });
  const unknown = await api.app.inject('/api/ofertas/id/999999');

  expect(alive.json()).toEqual({ status: 'ok', contrato: version });
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['portal-contract']).toBe(version);
  expect(unknown.headers).not.toHaveProperty('portal-contract');
});
