import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSampleSite } from '../testing/sample-site';

const api = createServer((_request, response) => response.end('[]'));
let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  site = await createSampleSite({ apiUrl: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

afterEach(() => jest.restoreAllMocks());

const open = async (url: string) =>
  (await site.inject({ url, headers: { host: 'example.org' } })).body;

test('a page that changed and cannot be rendered anew is shown as it was last', async () => {
  const shown = '<div id="site" data-render="1">/una-vez</div>';
  expect(await open('/una-vez')).toContain(shown);

  const later = performance.now() + 1001;
  jest.spyOn(performance, 'now').mockReturnValue(later);

  expect(await open('/una-vez')).toContain(shown);
});
