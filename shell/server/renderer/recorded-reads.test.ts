import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordingAdapter, recordReads } from './recorded-reads';

type Config = Parameters<ReturnType<typeof recordingAdapter>>[0];

/** Answers the first half of `/api/mitad`, and nothing to other calls. */
const api: Server = createServer((request, response) => {
  if (request.url === '/api/mitad') response.writeHead(200).write('[');
});
beforeAll(() => once(api.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

test.each(['/api/nada', '/api/mitad'])(
  'a render whose API hangs (%s) ends by itself, however many reads it makes one after the other',
  async (url) => {
    const adapter = recordingAdapter(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    const read = () => adapter({ url } as Config).catch(() => undefined);
    const begun = Date.now();

    const { result } = await recordReads(async () => {
      await read();
      await read();
      throw new Error('No data.');
    });

    expect(result.status).toBe('rejected');
    // A process that owes a page for 10 s is ended.
    expect(Date.now() - begun).toBeLessThan(8_000);
  },
  20_000,
);
