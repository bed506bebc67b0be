import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readApiContract } from '@portal/releases/api-contract';
import { eventually } from '../testing/eventually';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

test('a site that listens notes which contract its API answers', async () => {
  const api = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"status":"ok","contrato":"2.4.0"}'),
  );
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const releasesFolder = writeSampleReleases();
  const site = await createSampleSite({ releasesFolder, apiUrl: `http://127.0.0.1:${port}` });
  expect(await readApiContract({ releasesFolder })).toBeUndefined();

  await site.listen({ host: '127.0.0.1', port: 0 });

  await eventually(async () => expect(await readApiContract({ releasesFolder })).toBe('2.4.0'));
  await site.close();
  api.close();
});
