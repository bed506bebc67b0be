import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@portal/server/list-files';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { packFiles, unpackFiles } from './packed-files';

test('files that are wanted come out of one file as they went in', () => {
  const from = temporaryFolder();
  const bytes = Buffer.from([0, 10, 255, 13, 10]);
  mkdirSync(join(from, 'a/b'), { recursive: true });
  writeFileSync(join(from, 'a/b/picture.png'), bytes);
  writeFileSync(join(from, 'a/empty.js'), '');
  writeFileSync(join(from, 'texto.json'), '{"ñ":\n1}');
  writeFileSync(join(from, 'a/main.js.map'), 'left out');

  const into = temporaryFolder();
  unpackFiles(
    packFiles(from, (file) => !file.endsWith('.map')),
    into,
  );

  expect(listFiles(into)).toEqual(['a/b/picture.png', 'a/empty.js', 'texto.json']);
  expect(readFileSync(join(into, 'a/b/picture.png'))).toEqual(bytes);
  expect(readFileSync(join(into, 'texto.json'), 'utf8')).toBe('{"ñ":\n1}');
});
