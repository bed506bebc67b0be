import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../start/config';
import { ownBucket } from '../../../testing/test-database';
import { createDiskStore } from './disk-store';
import type { FileStore } from './file-store';
import { openFileStore } from './open-file-store';

const directory = mkdtempSync(join(tmpdir(), 'store-'));
const environment = { DATA_DIR: directory, ...ownBucket() };

let store: FileStore;
beforeAll(async () => {
  store = await openFileStore(readConfig(environment));
});
afterAll(() => rmSync(directory, { recursive: true }));

test('what is saved is read again, byte for byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 3 * 1024 * 1024 }, (_, at) => at % 251));
  await store.save('cv', 'grande.pdf', bytes);

  expect((await store.read('cv', 'grande.pdf'))?.equals(bytes)).toBe(true);
  expect(await store.read('photos', 'grande.pdf')).toBeUndefined();
});

test('all names of a folder are listed, however many', async () => {
  expect(await store.list('photos')).toEqual([]);
  const names = Array.from({ length: 30 }, (_, at) => `${100 + at}.png`);
  await Promise.all(names.map((name) => store.save('photos', name, Buffer.from(name))));

  expect((await store.list('photos')).toSorted()).toEqual(names);
});

test('what is removed is gone, and may be removed again', async () => {
  await store.save('cv', 'breve.pdf', Buffer.from('x'));
  await store.remove('cv', 'breve.pdf');
  await store.remove('cv', 'breve.pdf');

  expect(await store.read('cv', 'breve.pdf')).toBeUndefined();
});

test.each(['../outside.txt', '../../outside.txt', '/outside.txt', '..', '', 'a\0b', 'a\\b'])(
  'a name such as %j leads to no file outside of the folder',
  async (name) => {
    const outer = mkdtempSync(join(tmpdir(), 'outer-'));
    writeFileSync(join(outer, 'outside.txt'), 'mine');
    const disk = createDiskStore(join(outer, 'files'), 0);

    await expect(disk.save('cv', name, Buffer.from('x'))).rejects.toThrow(
      'is not a valid path below the folder',
    );
    await expect(disk.read('cv', name)).rejects.toThrow('is not a valid path below the folder');
    await expect(disk.remove('cv', name)).rejects.toThrow('is not a valid path below the folder');
    expect(readdirSync(outer)).toEqual(['outside.txt']);
  },
);

test('a bucket that cannot be reached or refuses the keys stops the start with one sentence', async () => {
  const url = environment.S3_URL ?? 'http://127.0.0.1:1/nada';
  const config = readConfig({ S3_URL: url, S3_ACCESS_KEY: 'test:tester', S3_SECRET_KEY: 'otra' });

  await expect(openFileStore(config)).rejects.toThrow(
    /^No se puede escribir en el almacén de archivos de S3_URL; .+\.$/,
  );
});

test.each([
  [{ S3_URL: 'https://host' }, 'S3_URL debe ser como https://servidor/bucket.'],
  [{ S3_URL: 'https://host/bucket' }, 'S3_URL necesita también S3_ACCESS_KEY y S3_SECRET_KEY.'],
])('%j is refused in one sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});
