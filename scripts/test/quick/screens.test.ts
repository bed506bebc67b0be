import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles } from '@portal/server/list-files';
import { findApplications } from '../../applications';
import { readRoutes } from '../../release/read-routes';
import { allBrowserTests, browserTestsOf, changedTestsOf, ownRuns, screensOf } from './screens';

test('every browser test names the folders of the screens that it proves, and they exist', () => {
  const wrong = allBrowserTests().filter((spec) => {
    const screens = screensOf(spec);
    return screens.length === 0 || !screens.every((screen) => existsSync(screen));
  });

  expect(wrong).toEqual([]);
});

test('the folder of every page has browser tests', async () => {
  const remotes = findApplications().filter(({ isShell }) => !isShell);
  const pages = await Promise.all(
    remotes.map(async (remote) =>
      (await readRoutes(remote)).map(({ page }) => `${remote.name}/src/${page}`),
    ),
  );

  const without = pages.flat().filter((page) => browserTestsOf([page]).length === 0);

  expect(without.map(dirname)).toEqual([]);
});

test('every browser test of the project is run when it is changed', () => {
  const all = ['shell/e2e', 'scripts']
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('scripts/create/template'));
  const chosenFor = (spec: string) => [
    ...browserTestsOf([spec]),
    ...ownRuns.flatMap((run) => changedTestsOf(run, [spec])),
  ];

  expect(all.length).toBeGreaterThan(allBrowserTests().length);
  expect(all.filter((spec) => !chosenFor(spec).includes(spec))).toEqual([]);
});

test('a changed screen leads to its browser tests, the most special first, and a changed browser test to itself', () => {
  const changed = ['mf-backoffice/src/accounts/x.ts', 'shell/e2e/visitor/shell.spec.ts'];

  const chosen = browserTestsOf(changed);

  expect(chosen).toContain('shell/e2e/staff/accounts.spec.ts');
  expect(chosen).toContain('shell/e2e/visitor/shell.spec.ts');
  const counts = chosen.map((spec) => screensOf(spec).length);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});
