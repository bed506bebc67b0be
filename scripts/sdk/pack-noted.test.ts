import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { packWithChangelog } from './pack-with-changelog';
import { readPackage } from './packages';

jest.setTimeout(60_000);

const begun = '# Cambios\n\n<!-- npm run sdk -->\n';

function firstPacking() {
  const root = temporaryFolder();
  const folder = join(root, 'kit');
  mkdirSync(join(folder, 'src'), { recursive: true });
  const exports = { '.': './src/index.ts' };
  const described = { name: '@portal/kit', version: '1.0.0', exports };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
  writeFileSync(join(folder, 'src/index.ts'), 'export const one = 1;');
  const changelog = join(root, 'CHANGELOG.md');
  writeFileSync(changelog, begun);
  const records = join(root, 'packed');
  return { changelog, records, comparison: { packages: [readPackage(folder)], folder: records } };
}

test('a packing that fails leaves records and changelog as they were', async () => {
  const { changelog, records, comparison } = firstPacking();
  const packing = packWithChangelog(
    changelog,
    () => Promise.reject(new Error('no space')),
    comparison,
  );

  await expect(packing).rejects.toThrow('no space');
  expect(readFileSync(changelog, 'utf8')).toBe(begun);
  expect(existsSync(records)).toBe(false);
});

test('the packages bring the entry along that is noted once they are packed', async () => {
  const { changelog, records, comparison } = firstPacking();
  const brought = await packWithChangelog(changelog, (text) => Promise.resolve(text), comparison);

  expect(brought).toContain('### @portal/kit 1.0.0, la primera');
  expect(readFileSync(changelog, 'utf8')).toBe(brought);
  expect(existsSync(join(records, 'kit.json'))).toBe(true);
});
