import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { withLock } from './lock';

// A heart is listened to for longer than it rests between two beats.
jest.setTimeout(30_000);

const leave = (content: string, age: number) => {
  const folder = temporaryFolder();
  const file = join(folder, 'registry.lock');
  writeFileSync(file, content);
  const then = new Date(Date.now() - age);
  utimesSync(file, then, then);
  return { folder, file };
};

test.each(['', '{"token":', '999999999'])(
  'a lock that a crash or a full disk left as «%s» is taken over',
  async (content) => {
    const { folder, file } = leave(content, 31_000);

    expect(await withLock(file, async () => 'hecho', { longestWait: 500 })).toBe('hecho');
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('while another holds it, waiting has an end that is told in Spanish', async () => {
  const { file } = leave('', 0);

  await expect(withLock(file, async () => 'hecho', { longestWait: 100 })).rejects.toThrow(
    `Otro proceso ocupa ${file}; espera a que termine e inténtalo de nuevo.`,
  );
});
