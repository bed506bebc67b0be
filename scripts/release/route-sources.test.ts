import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { watchedRouteFiles } from './route-sources';
import { writeTinyRemote } from './testing/tiny-remote';

test('routes are written in what they import as well, which an edit of brings anew', () => {
  const folder = join(temporaryFolder(), 'mf-a');
  const { application, write } = writeTinyRemote(folder, 'mf-a');
  write('src/tiny/texts.ts', "export const title = 'Hola';");
  write(
    'src/routes.ts',
    "import { title } from './tiny/texts'; export const routes = [{ title }];",
  );

  expect(watchedRouteFiles(application)).toEqual([
    join(folder, 'src/tiny/texts.ts'),
    join(folder, 'src/routes.ts'),
  ]);
});

test('of routes that cannot be read, their own file is watched', () => {
  const folder = join(temporaryFolder(), 'mf-a');
  const { application, write } = writeTinyRemote(folder, 'mf-a');
  write('src/routes.ts', 'export const routes = [');

  expect(watchedRouteFiles(application)).toEqual([join(folder, 'src/routes.ts')]);
});
