import { join } from 'node:path';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { verifyWhole } from '@portal/releases/verify-release';
import { listFiles, namesIn } from '@portal/server/list-files';
import { cacheBuild, restoreBuild } from './build-cache';

let kept: string;
let trial: string;

beforeEach(() => {
  kept = temporaryFolder();
  trial = temporaryFolder();
  writeRelease(trial, { name: 'shell', id: 's1', development: 's1dev' });
  writeRelease(trial, { name: 'shell', id: 's1dev' });
  writeRelease(trial, { name: 'shell', id: 's2' });
});

test('what a check has built is what publishing takes, with the one for development', async () => {
  const one = { name: 'shell', id: 's1' };
  const store = temporaryFolder();
  await cacheBuild(trial, one, kept);

  expect(await restoreBuild(store, one, kept)).toBe(true);
  await verifyWhole(store, 'shell', 's1');
  expect(listFiles(store).toSorted()).toEqual(
    ['s1', 's1dev'].flatMap((id) => [`shell/${id}/main.js`, `shell/${id}/release.json`]),
  );
  expect(await restoreBuild(store, one, kept)).toBe(false);
});

test('of each application the last one is kept', async () => {
  for (const id of ['s1', 's2']) await cacheBuild(trial, { name: 'shell', id }, kept);

  expect(await namesIn(join(kept, 'shell'))).toEqual(['s2']);
});

test('what was not kept, or only a part of it, is built', async () => {
  const store = temporaryFolder();
  await cacheBuild(trial, { name: 'shell', id: 's2' }, kept);

  expect(await restoreBuild(store, { name: 'shell', id: 's1' }, kept)).toBe(false);
  expect(listFiles(store)).toEqual([]);
});
