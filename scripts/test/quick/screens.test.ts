import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { findApplications } from '../../applications';
import { readRoutes } from '../../release/read-routes';
import { browserTestsOf, testsOfScreens } from './screens';

test('the folder of every page has browser tests', async () => {
  const remotes = findApplications().filter(({ isShell }) => !isShell);
  const folders = await Promise.all(
    remotes.map(async (remote) =>
      (await readRoutes(remote)).map(({ page }) => dirname(`${remote.name}/src/${page}`)),
    ),
  );
  const known = Object.keys(testsOfScreens);

  expect(
    folders.flat().filter((folder) => !known.some((one) => `${folder}/`.startsWith(`${one}/`))),
  ).toEqual([]);
});

test('every folder and every browser test that is named exists', () => {
  const places = Object.entries(testsOfScreens).flatMap(([folder, names]) => [
    folder,
    ...names.map((name) => `shell/e2e/${name}.spec.ts`),
  ]);

  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});

test('a changed screen leads to its browser tests, and a changed browser test to itself', () => {
  const files = ['mf-public/src/home/hero.tsx', 'mf-public/src/home/x.ts', 'shell/e2e/a.spec.ts'];

  expect(browserTestsOf(files)).toEqual(['shell/e2e/a.spec.ts', 'shell/e2e/home.spec.ts']);
});
