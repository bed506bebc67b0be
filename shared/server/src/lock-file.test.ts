import fs, { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock-file';

// A heart is listened to for longer than it rests between two beats.
jest.setTimeout(30_000);
afterEach(() => jest.restoreAllMocks());

test('a disk that is full leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const { writeFileSync } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    writeFileSync(file, '');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });

  expect(() => takeLock(join(folder, 'one.lock'))).toThrow('no space left on device');
  expect(readdirSync(folder)).toEqual([]);

  jest.restoreAllMocks();
  takeLock(join(folder, 'one.lock'))?.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('whoever died while taking a lock over keeps nobody from it for long', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(folder, 'one.lock');
  const longAgo = new Date(Date.now() - 31_000);
  fs.writeFileSync(path, '');
  fs.mkdirSync(`${path}.takeover`);
  for (const each of [path, `${path}.takeover`]) fs.utimesSync(each, longAgo, longAgo);

  expect(takeLock(path)).toBeUndefined();
  const lock = takeLock(path);
  expect(lock).toBeDefined();
  lock?.release();
  expect(readdirSync(folder)).toEqual([]);
});
