import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { watchBuild } from './watched-build';

test('who reads a file while it is built again gets the whole of what it was', async () => {
  const folder = temporaryFolder();
  const source = join(folder, 'index.js');
  const built = join(folder, 'dist/main.js');
  writeFileSync(source, 'globalThis.answer = "uno";');
  let told: () => void = () => undefined;
  const nextBuild = () =>
    new Promise<void>((resolve) => {
      told = resolve;
    });
  const first = nextBuild();
  const build = watchBuild(
    {
      mode: 'development',
      devtool: false,
      context: folder,
      entry: './index.js',
      output: { path: join(folder, 'dist') },
    },
    { onEnd: () => told() },
  );
  await first;
  const before = readFileSync(built, 'utf8');
  const reader = openSync(built, 'r');
  const second = nextBuild();
  writeFileSync(source, 'globalThis.answer = "dos, y bastante más";');
  await second;

  expect(readFileSync(built, 'utf8')).toContain('dos, y bastante más');
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
  await build.stop();
});
