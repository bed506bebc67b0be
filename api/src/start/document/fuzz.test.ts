import { fuzz } from '../../../testing/fuzzed-calls';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1000000' });
});
afterAll(() => api.close());

test('no input gives a 5xx or an answer outside the document', async () => {
  expect(await fuzz(api, 500)).toBeGreaterThanOrEqual(1_000);
});
