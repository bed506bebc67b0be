import fc from 'fast-check';
import { startTestApi, type TestApi } from '../testing/test-api';
import { schemaProblem } from '../testing/schema-problem';
import { inputOf } from '../testing/arbitrary-input';

jest.setTimeout(600_000);

let api: TestApi;
let document: ReturnType<typeof JSON.parse>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1000000' });
  document = (await api.app.inject('/api/openapi.json')).json();
});
afterAll(() => api.close());

const callers = ['anonymous', 'user', 'admin'] as const;
/** At least 5,000 calls in all, as many for each route. */
const callsInAll = 5_400;

type Operation = ReturnType<typeof JSON.parse>;

const operations = (): { path: string; method: string; operation: Operation }[] =>
  Object.entries<Record<string, Operation>>(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(({ operation }) => !isStream(operation));

/** Takes no input, and has no end to wait for. */
const isStream = ({ responses }: Operation) =>
  responses[200]?.content?.['text/event-stream'] !== undefined;

/** Questions that can be put together in many ways are asked more often. */
const timesAsked = ({ parameters = [] }: Operation) =>
  1 + parameters.filter((each: Operation) => each.in === 'query').length;

/** What an answer has that the document does not allow. */
function problemOf(operation: Operation, answer: Awaited<ReturnType<typeof api.app.inject>>) {
  const { statusCode, headers } = answer;
  if (statusCode >= 500) return `a ${statusCode}: ${answer.body}`;
  const described =
    operation.responses[statusCode] ?? operation.responses[`${String(statusCode)[0]}XX`];
  if (!described) return `an undocumented ${statusCode}`;
  const schema = described.content?.['application/json']?.schema;
  if (!schema) return undefined;
  if (!String(headers['content-type']).startsWith('application/json')) return 'no JSON';
  const name = schema.$ref?.split('/').at(-1);
  return schemaProblem(name ? document.components.schemas[name] : schema, answer.json());
}

test('no input gives a 5xx or an answer outside the document', async () => {
  const all = operations();
  const runs = Math.ceil(callsInAll / all.length / callers.length);
  let calls = 0;

  for (const { path, method, operation } of all) {
    const property = fc.asyncProperty(
      inputOf(operation, path),
      async ({ url, headers, payload }) => {
        for (const caller of callers) {
          const credentials = caller === 'anonymous' ? {} : api[caller];
          const answer = await api.app.inject({
            method: method.toUpperCase() as 'GET',
            url,
            headers: { ...credentials, ...headers },
            ...(payload !== undefined && { payload }),
          });
          calls += 1;
          const problem = problemOf(operation, answer);
          if (problem !== undefined) throw new Error(`${caller} ${method} ${url}: ${problem}`);
        }
      },
    );
    await fc.assert(property, { numRuns: runs * timesAsked(operation) });
  }

  expect(calls).toBeGreaterThanOrEqual(5_000);
});
