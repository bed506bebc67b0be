import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { entryBudgets, pageBudget } from './budgets';
import { compressFiles } from './compress-files';
import { checkBudget } from './check-budget';

/** Random text that compresses to half its length. */
const textOf = (kib: number) => randomBytes(kib * 1024).toString('hex');

async function check(contents: Record<string, string>, budget?: number) {
  const releasesFolder = temporaryFolder();
  const release = writeRelease(releasesFolder, {
    name: 'mf-a',
    id: 'a1',
    contents,
    routes: [{ ...sampleRoute, ...(budget && { budget }) }],
    pages: { 'home/home-page': ['home-page.js', 'shared.js'] },
  });
  const folder = join(releasesFolder, 'mf-a', 'a1');
  await compressFiles(folder);
  return checkBudget(folder, release);
}

const pageOf = (kib: number) => ({ 'home-page.js': textOf(kib), 'shared.js': '// small' });

test('a release within its budget passes, compressed as it travels', async () => {
  await expect(check(pageOf(pageBudget / 2))).resolves.toBeUndefined();
  await expect(check(pageOf(pageBudget), pageBudget * 2)).resolves.toBeUndefined();
});

test('a page that is too heavy is told with its weight, its budget and where that stands', async () => {
  await expect(check(pageOf(4), 3)).rejects.toThrow(
    /^mf-a: la página \/pagina-principal pesa \d+,\d KiB gzip y puede pesar 3; .*«budget» en su ruta de src\/routes\.ts\.$/,
  );
  await expect(check(pageOf(pageBudget + 1))).rejects.toThrow(`y puede pesar ${pageBudget}; `);
});

test('an entry that is too heavy is refused', async () => {
  const contents = { ...pageOf(1), 'remoteEntry.js': textOf(entryBudgets.remote + 1) };

  await expect(check(contents)).rejects.toThrow('mf-a: la entrada pesa');
});
