import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { entryBudgets, pageBudgets } from './budgets';
import { compressFiles } from './compress-files';
import { refuseExcess } from './refuse-excess';

const homeBudget = pageBudgets[paths.home] ?? 0;

/** Text that compression makes half as long: two letters carry a byte. */
const textOf = (kib: number) => randomBytes(kib * 1024).toString('hex');

async function check(contents: Record<string, string>) {
  const releasesFolder = temporaryFolder();
  const release = writeRelease(releasesFolder, {
    name: 'mf-a',
    id: 'a1',
    contents,
    routes: [{ ...sampleRoute, path: paths.home }],
    pages: { 'home/home-page': ['home-page.js', 'shared.js'] },
  });
  const folder = join(releasesFolder, 'mf-a', 'a1');
  await compressFiles(folder);
  return refuseExcess(folder, release);
}

const pageOf = (kib: number) => ({ 'home-page.js': textOf(kib), 'shared.js': '// small' });

test('a release within its budget passes, compressed as it travels', async () => {
  await expect(check(pageOf(homeBudget / 2))).resolves.toBeUndefined();
});

test('a page that is too heavy is told with its weight, its budget and where that stands', async () => {
  await expect(check(pageOf(homeBudget + 1))).rejects.toThrow(
    /^mf-a: la página \/pagina-principal pesa \d+,\d KiB gzip y puede pesar \d+; .*scripts\/release\/budgets\.ts/,
  );
});

test('an entry that is too heavy is refused', async () => {
  const contents = { ...pageOf(1), 'remoteEntry.js': textOf(entryBudgets.remote + 1) };

  await expect(check(contents)).rejects.toThrow('mf-a: la entrada pesa');
});
