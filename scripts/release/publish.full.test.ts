import { readRegistry } from '@portal/releases/registry';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { publish } from './publish';

/** A fake renderer that is slower than visitors would wait, as on a busy machine. */
const renderer = `process.on('message', ({ ticket }) => {
  const end = performance.now() + 11_000;
  while (performance.now() < end);
  process.send({ kind: 'page', ticket, page: { head: '', body: '', styles: [], data: {}, reads: [] } });
});`;

test('a page that a busy machine takes long for is no reason to refuse its release', async () => {
  const releasesFolder = temporaryFolder();
  writeRelease(releasesFolder, {
    name: 'shell',
    id: 's1',
    contents: { 'node/main.cjs': renderer },
  });
  writeRelease(releasesFolder, { name: 'mf-a', id: 'a1', routes: [sampleRoute] });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder });

  await publish([{ name: 'mf-a', id: 'a1' }], { releasesFolder });

  expect((await readRegistry(releasesFolder)).applications['mf-a']?.live).toBe('a1');
}, 60_000);
