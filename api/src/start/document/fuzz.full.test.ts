import { fuzz } from '../../../testing/fuzzed-calls';
import { startTestApi, type TestApi } from '../../../testing/test-api';

jest.setTimeout(600_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1000000' });
});
afterAll(() => api.close());

test('no input gives a 5xx or an answer outside the document', async () => {
  expect(await fuzz(api, 2_500)).toBeGreaterThanOrEqual(5_000);
});
