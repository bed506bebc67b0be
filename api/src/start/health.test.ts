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
