import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('lists offers', async () => {
  const answer = await api.app.inject('/api/ofertas');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().length).toBeGreaterThan(10);
});
