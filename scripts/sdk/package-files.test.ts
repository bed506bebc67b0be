import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { copyTo } from './package-files';

test('of a folder the files are copied that are wanted, whatever folder they lie in', () => {
  const [from, into] = [temporaryFolder(), join(temporaryFolder(), 'copy')];
  mkdirSync(join(from, 'assets'));
  for (const file of ['a.js', 'a.js.map', 'assets/b.css']) writeFileSync(join(from, file), 'x');

  copyTo(into, from, (file) => !file.endsWith('.map'));

  expect(
    ['a.js', 'a.js.map', 'assets/b.css'].filter((file) => existsSync(join(into, file))),
  ).toEqual(['a.js', 'assets/b.css']);
});
