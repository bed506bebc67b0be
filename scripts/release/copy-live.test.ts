import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry, registryFile } from '@portal/releases/registry';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { copyLive } from './copy-live';

test('what is live is copied, with the shell for development, and nothing else', async () => {
  const store = temporaryFolder();
  writeRelease(store, { name: 'shell', id: 's2', development: 'd2' });
  for (const id of ['s1', 'd2']) writeRelease(store, { name: 'shell', id });
  for (const id of ['a1', 'a2']) writeRelease(store, { name: 'mf-a', id });
  const applications = {
    shell: { live: 's2', previous: 's1', published: ['s2', 's1'] },
    'mf-a': { live: 'a1', canary: { id: 'a2', percent: 5 }, published: ['a2', 'a1'] },
  };
  writeFileSync(
    join(store, registryFile),
    JSON.stringify({ schema: 1, revision: 4, applications }),
  );
  writeFileSync(join(store, 'pins.key'), 'secret');
  const into = join(temporaryFolder(), 'copy');

  await copyLive(store, into);

  expect(await readRegistry(into)).toEqual({
    schema: 1,
    revision: 4,
    applications: {
      shell: { live: 's2', published: ['s2'], withdrawn: [] },
      'mf-a': { live: 'a1', published: ['a1'], withdrawn: [] },
    },
  });
  const isThere = (path: string) => existsSync(join(into, path));
  expect(['shell/s2', 'shell/d2', 'mf-a/a1'].every(isThere)).toBe(true);
  expect(['shell/s1', 'mf-a/a2', 'pins.key'].some(isThere)).toBe(false);
});
