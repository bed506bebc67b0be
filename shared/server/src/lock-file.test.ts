import { spawnSync } from 'node:child_process';
import fs, { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock, withLock } from './lock-file';

// Each of three processes starts a compiler.
jest.setTimeout(30_000);
afterEach(() => jest.restoreAllMocks());

test('a disk that is full leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const { writeFileSync } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    writeFileSync(file, '');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });

  expect(() => acquireLock(join(folder, 'one.lock'))).toThrow('no space left on device');
  expect(readdirSync(folder)).toEqual([]);

  jest.restoreAllMocks();
  acquireLock(join(folder, 'one.lock'))?.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('whoever died while taking a lock over keeps nobody from it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(folder, 'one.lock');
  // Kills a holder of the lock, of its guard, and of the guard of that guard.
  for (let death = 1; death <= 3; death += 1) dieTaking(path);

  const lock = acquireLock(path);

  expect(lock).toBeDefined();
  lock?.release();
  // Dead processes leave only files with a random suffix, which block no other process.
  const known = readdirSync(folder).filter((file) => !/\.[\da-f-]{36}$/.test(file));
  expect(known).toEqual([]);
});

/**
 * The process kills itself when it holds the lock, or while it takes over that of a dead process.
 */
function dieTaking(path: string) {
  const script = join(import.meta.dirname, 'testing/die-taking.ts');
  const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, path]);
  expect({ signal, stderr: String(stderr) }).toEqual({ signal: 'SIGKILL', stderr: '' });
}

const leave = (content: string, age: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const file = join(folder, 'registry.lock');
  fs.writeFileSync(file, content);
  const then = new Date(Date.now() - age);
  fs.utimesSync(file, then, then);
  return { folder, file };
};

/** Makes the wait for a heartbeat pass at once. */
function passQuickly() {
  const now = performance.now.bind(performance);
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  jest.spyOn(Atomics, 'wait').mockImplementation((...[, , , milliseconds = 0]) => {
    passed += milliseconds;
    return 'timed-out';
  });
}

test.each(['', '{"token":', '999999999'])(
  'a lock that a crash or a full disk left as «%s» is taken over',
  async (content) => {
    passQuickly();
    const { folder, file } = leave(content, 31_000);

    expect(await withLock(file, async () => 'hecho', { maxWait: 500 })).toBe('hecho');
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('while another holds it, waiting has an end that is told in Spanish', async () => {
  const { file } = leave('', 0);

  await expect(withLock(file, async () => 'hecho', { maxWait: 100 })).rejects.toThrow(
    `Otro proceso ocupa ${file}; espera a que termine e inténtalo de nuevo.`,
  );
});
