import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { startRenderer } from './renderer-process';

/** One page fills memory outside the heap, which heap limits ignore; another never answers. */
const script = `const kept = [];
process.on('message', ({ ticket, url }) => {
  if (url === '/acapara') return setInterval(() => kept.push(Buffer.alloc(64 * 1024 * 1024, 1)), 50);
  if (url === '/eterna') return;
  process.send({ kind: 'page', ticket, page: { head: '', body: url, styles: [], data: {}, reads: [] } });
});`;

function start(limits: { maxRender: number }) {
  const file = join(temporaryFolder(), 'main.cjs');
  writeFileSync(file, script);
  const composition = { remotes: {}, routes: [] };
  const renderer = startRenderer(file, { releasesFolder: '', apiUrl: '', composition }, limits);
  return {
    ...renderer,
    render: (url: string) => renderer.render({ url, origin: '', answers: {} }),
  };
}

test('a renderer that takes too much memory is ended before it takes it from others', async () => {
  // Filling memory is slow on a machine with little of it.
  const { render, isAlive } = start({ maxRender: 60_000 });

  expect((await render('/modesta')).body).toBe('/modesta');
  await expect(render('/acapara')).rejects.toThrow(
    'The renderer used more than 512 MiB of memory.',
  );
  expect(isAlive()).toBe(false);
}, 60_000);

test('a renderer that owes a page for too long is ended, and says that this was why', async () => {
  const { render } = start({ maxRender: 1000 });

  await expect(render('/eterna')).rejects.toThrow('The renderer did not answer within 1 s.');
});
