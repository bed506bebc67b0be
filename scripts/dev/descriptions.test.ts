import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease, releaseFolder } from '@portal/releases/release';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { createDescriptions } from './descriptions';

const id = 'dev';

function prepare() {
  const releasesFolder = temporaryFolder();
  const release = writeRelease(releasesFolder, { name: 'mf-a', id });
  const versionOnDisk = async () => (await readRelease(releasesFolder, 'mf-a', id)).version;
  const built = (version: string) => ({ ...release, version });
  return { releasesFolder, built, versionOnDisk, descriptions: createDescriptions(releasesFolder) };
}

test('of several who ask at once for what was built, each finds it', async () => {
  const { descriptions, built, versionOnDisk } = prepare();

  const asks = ['a page', 'its icon', 'what the page before tells'].map(async () => {
    await descriptions.write(built('2.0.0'), ['b2', 'n1']);
    return versionOnDisk();
  });

  expect(await Promise.all(asks)).toEqual(['2.0.0', '2.0.0', '2.0.0']);
});

test('a build that comes while the one before is written is what stays', async () => {
  const { descriptions, built, versionOnDisk } = prepare();

  await Promise.all([
    descriptions.write(built('2.0.0'), ['b2', 'n1']),
    descriptions.write(built('3.0.0'), ['b3', 'n1']),
  ]);

  expect(await versionOnDisk()).toBe('3.0.0');
});

test('what did not change is not written again', async () => {
  const { descriptions, built, releasesFolder } = prepare();
  const file = join(releaseFolder(releasesFolder, 'mf-a', id), 'release.json');
  await descriptions.write(built('2.0.0'), ['b2', 'n1']);
  const before = statSync(file).ino;

  await descriptions.write(built('2.0.0'), ['b2', 'n1']);

  expect(statSync(file).ino).toBe(before);
});

test('what could not be written is tried again', async () => {
  const { descriptions, built, releasesFolder, versionOnDisk } = prepare();
  const folder = releaseFolder(releasesFolder, 'mf-a', id);
  rmSync(folder, { recursive: true });
  await expect(descriptions.write(built('2.0.0'), ['b2', 'n1'])).rejects.toThrow('ENOENT');
  writeRelease(releasesFolder, { name: 'mf-a', id });

  await descriptions.write(built('2.0.0'), ['b2', 'n1']);

  expect(await versionOnDisk()).toBe('2.0.0');
});
