import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordingAdapter, recordReads } from './recorded-reads';

type Config = Parameters<ReturnType<typeof recordingAdapter>>[0];

/** Sends half an answer for `/api/mitad` and no answer for other paths. */
const api: Server = createServer((request, response) => {
  if (request.url === '/api/mitad') response.writeHead(200).write('[');
});
beforeAll(() => once(api.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

afterEach(() => jest.useRealTimers());

test.each(['/api/nada', '/api/mitad'])(
  'a render whose API hangs (%s) ends by itself, however many reads it makes one after the other',
  async (url) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const adapter = recordingAdapter(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    const read = () => adapter({ url } as Config).catch(() => undefined);
    const asked = once(api, 'request');

    const recording = recordReads(async () => {
      await read();
      await read();
      throw new Error('No data.');
    });
    await asked;
    // The site server ends a renderer after 10 s without an answer.
    jest.advanceTimersByTime(8000);

    expect((await recording).result.status).toBe('rejected');
  },
);

test('what the site knows is not asked for, and is noted as it was answered', async () => {
  const adapter = recordingAdapter('http://127.0.0.1:1');
  const answer = { body: '{"nombre":"Faro"}', etag: '"1"', hash: 'abc' };

  const { reads, result } = await recordReads(
    async () => (await adapter({ url: '/api/empresa' } as Config)).data,
    { '/api/empresa': answer },
  );

  expect(result).toEqual({ status: 'fulfilled', value: answer.body });
  expect(reads).toEqual([{ path: '/api/empresa', status: 200, etag: '"1"', hash: 'abc' }]);
});
