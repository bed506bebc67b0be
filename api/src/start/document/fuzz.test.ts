import { createAnswerCheck } from '../../../testing/answer-problem';
import { documentedCalls } from '../../../testing/documented-calls';
import { signInAfter, startTestApi, type TestApi } from '../../../testing/test-api';

jest.setTimeout(600_000);

let api: TestApi;
let document: ReturnType<typeof JSON.parse>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1000000' });
  document = (await api.app.inject('/api/openapi.json')).json();
});
afterAll(() => api.close());

const callers = ['anonymous', 'user', 'admin'] as const;

test('no input gives a 5xx or an answer outside the document', async () => {
  const problemOf = createAnswerCheck(document);
  const seed = Date.now() % 2 ** 31;
  const calls = documentedCalls(document, { seed, calls: 2_500 });

  for (const { operation, method, url, headers, payload } of calls) {
    for (const caller of callers) {
      const credentials = caller === 'anonymous' ? {} : api[caller];
      const answer = await api.app.inject({
        method,
        url,
        headers: { ...credentials, ...headers },
        ...(payload !== undefined && { payload }),
      });
      await signInAfter(api, { method, url });
      const problem =
        answer.statusCode >= 500
          ? `a ${answer.statusCode}: ${answer.body}`
          : problemOf(operation, { ...answer, status: answer.statusCode });
      if (problem === undefined) continue;
      throw new Error(`seed ${seed}, ${caller}: ${method} ${url} ${String(payload)}\n${problem}`);
    }
  }

  expect(calls.length * callers.length).toBeGreaterThanOrEqual(5_000);
});
