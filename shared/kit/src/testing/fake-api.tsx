import { configureHttp } from '@portal/http';

type Answer = { status?: number; body?: unknown };
type Call = { call: string; authorization: string | undefined; body: unknown };

/**
 * Stands in for the server below the HTTP client, so that everything above it is real. Answers are
 * named «GET /api/ofertas»; any other call is answered 404. Returns the calls, as they come in.
 */
export function fakeApi(answers: Readonly<Record<string, Answer>>) {
  const calls: Call[] = [];
  configureHttp({
    adapter: async (config) => {
      const call = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`;
      const authorization = config.headers.get('Authorization')?.toString();
      calls.push({ call, authorization, body: config.data });
      const { status = 200, body = {} } = answers[call] ?? { status: 404 };
      const response = { status, data: body, statusText: '', headers: {}, config };
      if (status < 400) return response;
      throw Object.assign(new Error(call), { isAxiosError: true, config, response });
    },
  });
  return calls;
}
