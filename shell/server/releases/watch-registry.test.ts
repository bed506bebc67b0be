import fs from 'node:fs/promises';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { diskEvents } from '../testing/disk-events';
import { createReleaseStore } from './release-store';
import { watchRegistry } from './watch-registry';

let stop = () => {};

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function watched(folder = temporaryFolder()) {
  const store = watchRegistry(createReleaseStore({ releasesFolder: folder }));
  stop = () => store.stop();
  return { folder, store, revision: async () => (await store.registry()).revision };
}

/** Replaces the registry atomically, like publishing. */
function write(folder: string, revision: number) {
  const draft = join(folder, 'registry.json.1');
  writeFileSync(draft, JSON.stringify({ schema: 1, revision, applications: {} }));
  renameSync(draft, join(folder, 'registry.json'));
}

test('for a thousand requests the disk is asked once', async () => {
  const { folder, revision } = watched();
  write(folder, 1);
  await diskEvents();
  const asked = jest.spyOn(fs, 'stat');

  for (let request = 0; request < 1000; request += 1) expect(await revision()).toBe(1);

  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is published is there as soon as the disk tells of it', async () => {
  const { folder, revision } = watched();
  for (const published of [1, 2, 3]) {
    write(folder, published);
    await diskEvents();
    expect(await revision()).toBe(published);
  }
});

test('what else is written there is no reason to look', async () => {
  const { folder, revision } = watched();
  await revision();
  const asked = jest.spyOn(fs, 'stat');
  writeFileSync(join(folder, 'registry.lock'), '');
  await diskEvents();
  await revision();

  expect(asked).not.toHaveBeenCalled();
});

test('a disk that tells nothing is looked at each second', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const folder = join(temporaryFolder(), 'later');
  const { revision } = watched(folder);
  expect(await revision()).toBe(0);

  await fs.mkdir(folder);
  write(folder, 1);
  await diskEvents();
  expect(await revision()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(await revision()).toBe(1);

  // The watcher works from now on.
  write(folder, 2);
  await diskEvents();
  expect(await revision()).toBe(2);
});

test('a registry that could not be read is read again by the next request', async () => {
  const { folder, revision } = watched();
  writeFileSync(join(folder, 'registry.json'), '{');
  await diskEvents();
  await expect(revision()).rejects.toThrow('está dañado');

  rmSync(join(folder, 'registry.json'));
  write(folder, 4);
  await diskEvents();
  expect(await revision()).toBe(4);
});

test('who changed it here need not wait for the disk', async () => {
  const { folder, store, revision } = watched();
  await revision();
  write(folder, 1);
  store.lookAgain();

  expect(await revision()).toBe(1);
});
