import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { startRenderer } from './renderer-process';

/** Fills memory outside of the heap, which limits of the heap do not count. */
const hoarder = `const kept = [];
process.on('message', ({ ticket, url }) => {
  if (url === '/acapara') return setInterval(() => kept.push(Buffer.alloc(64 * 1024 * 1024, 1)), 50);
  process.send({ kind: 'page', ticket, page: { head: '', body: url, styles: [], data: {}, reads: [] } });
});`;

test('a renderer that takes too much memory is ended before it takes it from others', async () => {
  const file = join(temporaryFolder(), 'main.cjs');
  writeFileSync(file, hoarder);
  const composition = { remotes: {}, routes: [] };
  const renderer = startRenderer(file, { releasesFolder: '', apiUrl: '', composition });
  const render = (url: string) => renderer.render({ url, origin: '' });

  expect((await render('/modesta')).body).toBe('/modesta');
  await expect(render('/acapara')).rejects.toThrow('The renderer took more than 512 MiB.');
  expect(renderer.isAlive()).toBe(false);
}, 20_000);
