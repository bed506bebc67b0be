import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { overlayReleases } from './overlay';

const store = temporaryFolder();
const folder = join(temporaryFolder(), 'overlay');

beforeAll(() => {
  writeRelease(store, { name: 'shell', id: 's1' });
  writeRelease(store, { name: 'shell', id: 's1dev' });
  writeRelease(store, { name: 'mf-a', id: 'a1' });
  writeRelease(store, { name: 'mf-b', id: 'b1' });
  const applications = {
    shell: { live: 's1', published: ['s1'] },
    'mf-a': { live: 'a1', previous: 'a0', published: ['a1', 'a0'] },
    'mf-b': { live: 'b1', published: ['b1'] },
  };
  writeFileSync(
    join(store, 'registry.json'),
    JSON.stringify({ schema: 1, revision: 7, applications }),
  );
});

const live = async () => {
  const { applications } = await readRegistry(folder);
  return Object.fromEntries(Object.entries(applications).map(([name, one]) => [name, one.live]));
};

test('what is replaced is live in the overlay, all else as in the store, which stays as it is', async () => {
  const before = readFileSync(join(store, 'registry.json'), 'utf8');
  await overlayReleases({
    store,
    folder,
    replaced: { shell: 's1dev', 'mf-a': 'dev', 'mf-c': 'c1' },
  });

  expect(await live()).toEqual({ shell: 's1dev', 'mf-a': 'dev', 'mf-b': 'b1', 'mf-c': 'c1' });
  expect((await readRelease(folder, 'shell', 's1dev')).id).toBe('s1dev');
  expect((await readRelease(folder, 'mf-b', 'b1')).id).toBe('b1');
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe(before);
});

test('whoever makes a release puts it into the overlay, not into the store', async () => {
  await overlayReleases({ store, folder, replaced: { 'mf-a': 'dev' } });
  writeRelease(folder, { name: 'mf-a', id: 'dev' });

  expect((await readRelease(folder, 'mf-a', 'dev')).id).toBe('dev');
  expect(readdirSync(join(store, 'mf-a'))).toEqual(['a1']);
});

test('laid anew, it holds nothing of before, and the store keeps its releases', async () => {
  await overlayReleases({ store, folder, replaced: { 'mf-a': 'dev' } });
  writeRelease(folder, { name: 'mf-a', id: 'dev' });
  await overlayReleases({ store, folder, replaced: {} });

  expect(await live()).toEqual({ shell: 's1', 'mf-a': 'a1', 'mf-b': 'b1' });
  expect(readdirSync(join(folder, 'mf-a'))).toEqual(['a1']);
  expect((await readRelease(store, 'mf-a', 'a1')).id).toBe('a1');
});
