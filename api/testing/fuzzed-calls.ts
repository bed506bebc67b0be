import { createAnswerCheck } from './answer-problem';
import { documentedCalls } from './documented-calls';
import { signInAfter, type TestApi } from './test-api';
import { testSeed } from './test-seed';

const callers = ['anonymous', 'user', 'admin'] as const;

/** Generates about this many calls, each as every kind of caller. Returns their number. */
export async function fuzz(api: TestApi, calls: number): Promise<number> {
  const document = (await api.app.inject('/api/openapi.json')).json();
  const problemOf = createAnswerCheck(document);
  const made = documentedCalls(document, { seed: testSeed, calls });

  for (const { operation, method, url, headers, payload } of made) {
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
      throw new Error(
        `TEST_SEED=${testSeed}, ${caller}: ${method} ${url} ${String(payload)}\n${problem}`,
      );
    }
  }
  return made.length * callers.length;
}
