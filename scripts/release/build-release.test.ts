import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readRelease } from '@portal/releases/release';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { repositoryFolder } from '../applications';
import { buildRelease } from './build-release';

// Also the guard of the pinned webpack and federation plugin, which break with later versions of
// one another although their peer ranges allow them.

const folder = join(temporaryFolder(), 'mf-tiny');
const releasesFolder = temporaryFolder();
const application = { name: 'mf-tiny', folder, isShell: false };

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

const writePage = (text: string) =>
  write(
    'src/tiny/tiny-page.tsx',
    `import { Link } from '@portal/runtime';
     import { useState } from 'react';
     export function TinyPage() {
       const [count] = useState(0);
       void import('./tiny-dialog');
       return <Link to="/">${text} {count}</Link>;
     }`,
  );

beforeAll(() => {
  mkdirSync(join(folder, 'src/tiny'), { recursive: true });
  symlinkSync(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'));
  write('package.json', '{ "name": "mf-tiny", "version": "3.1.0" }');
  write('src/tiny/tiny-dialog.tsx', 'export const TinyDialog = () => <p>Ventana</p>;');
  write(
    'src/routes.ts',
    `export const routes = [{ path: '/tiny', title: 'Tiny', page: 'tiny/tiny-page', access: 'public', render: 'server' }];`,
  );
  writePage('Hola');
});

test('a build gives a small entry, the page, and what the page needs of the shell', async () => {
  const { id, isNew } = await buildRelease(application, { releasesFolder });
  const release = await readRelease(releasesFolder, 'mf-tiny', id);
  const read = (file: string) => readFileSync(join(releasesFolder, 'mf-tiny', id, file), 'utf8');

  expect(isNew).toBe(true);
  expect(release).toMatchObject({
    version: '3.1.0',
    pages: { 'tiny/tiny-page': ['tiny-page.js'] },
  });
  expect(release.requires).toMatchObject({
    '@portal/runtime': { names: ['Link'] },
    react: { names: ['useState'] },
  });
  const entry = read('remoteEntry.js');
  expect(entry).toContain(`mf_tiny_${id}`);
  expect(gzipSync(entry, { level: 9 }).byteLength).toBeLessThan(9 * 1024);
  const hash = release.files['tiny-page.js']?.integrity.replace('sha256-', '');
  expect(entry).toContain(hash);
  expect(read('node/remoteEntry.cjs')).toContain(`mf_tiny_${id}`);
}, 60_000);

test('the same sources are not built again, changed ones are, tests aside', async () => {
  const first = await buildRelease(application, { releasesFolder });
  write('src/tiny/tiny-page.test.tsx', 'test.todo("nothing");');
  const second = await buildRelease(application, { releasesFolder });
  writePage('Adiós');
  const third = await buildRelease(application, { releasesFolder });

  expect(second).toEqual({ ...first, isNew: false });
  expect(third.isNew).toBe(true);
  expect(third.id).not.toBe(first.id);
}, 60_000);

test('two builds of the same sources at once give the one release', async () => {
  writePage('Dos a la vez');
  const build = () => buildRelease(application, { releasesFolder });
  const [one, other] = await Promise.all([build(), build()]);

  expect(one.id).toBe(other.id);
  expect((await readRelease(releasesFolder, 'mf-tiny', one.id)).id).toBe(one.id);
}, 60_000);

test('a route without its page is told before anything is built', async () => {
  write(
    'src/routes.ts',
    `export const routes = [{ path: '/tiny', title: 'Tiny', page: 'tiny/other-page', access: 'public', render: 'server' }];`,
  );
  jest.resetModules();

  await expect(buildRelease(application, { releasesFolder })).rejects.toThrow(
    'mf-tiny: la ruta /tiny nombra la página tiny/other-page, que no existe.',
  );
});
