import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { findApplication, findApplications, lockFileOf, requireApplications } from './applications';
import { packageManagerOf } from './package-manager';
import { installedPackages } from './webpack/source-files';

function writePackage(folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name }));
}

const namesIn = (repository: string) => findApplications(repository).map(({ name }) => name);

test('the applications of a repository are its packages of such a name, the shell first', () => {
  const repository = temporaryFolder();
  writePackage(repository, 'site');
  for (const name of ['mf-b', 'shell', 'mf-a', 'shared'])
    writePackage(join(repository, name), name);
  mkdirSync(join(repository, 'mf-empty'));

  expect(namesIn(repository)).toEqual(['shell', 'mf-a', 'mf-b']);
});

test('a repository may be an application itself, whatever its folder is called', () => {
  const repository = join(temporaryFolder(), 'checkout');
  writePackage(repository, 'mf-hola');

  expect(namesIn(repository)).toEqual(['mf-hola']);
});

test('a package that is not called as its folder is told, instead of being overlooked', () => {
  const repository = temporaryFolder();
  writePackage(join(repository, 'mf-hola'), 'hola');

  expect(() => namesIn(repository)).toThrow(
    'La carpeta mf-hola tiene un paquete que se llama hola; pon «"name": "mf-hola"» en su package.json.',
  );
});

test('whoever asks for an application that is not there is told which there are', () => {
  const application = { name: 'mf-a', folder: '/mf-a', isShell: false };

  expect(() => findApplication('mf-b', [application])).toThrow(
    'No hay ninguna aplicación mf-b; hay: mf-a.',
  );
});

test.each([
  ['package-lock.json', 'npm run portal --'],
  ['pnpm-lock.yaml', 'pnpm portal'],
  ['yarn.lock', 'yarn portal'],
])('a repository with %s is worked in by «%s»', (lockFile, typed) => {
  const repository = temporaryFolder();
  writeFileSync(join(repository, lockFile), '');

  expect(lockFileOf(repository)).toBe(lockFile);
  expect(packageManagerOf(repository).typed('portal')).toBe(typed);
});

test('a repository without a lock file is told to make one', () => {
  expect(() => lockFileOf(temporaryFolder())).toThrow(
    'Falta el archivo de bloqueo package-lock.json; créalo con npm install. También sirven pnpm-lock.yaml y yarn.lock.',
  );
});

test.each([
  ['/r/node_modules/@portal/kit/src/a.tsx', false],
  ['/r/node_modules/.pnpm/@portal+kit@2.0.0/node_modules/@portal/kit/src/a.tsx', false],
  ['/r/node_modules/react/index.js', true],
  ['/r/node_modules/@portal/kit/node_modules/valibot/index.ts', true],
  ['/r/node_modules/.pnpm/valibot@1.5.0/node_modules/valibot/index.ts', true],
])('that %s is a package of others, built already, is %s', (file, isOthers) => {
  expect(installedPackages.test(file)).toBe(isOthers);
});

test('a repository without an application is told what one is called, instead of doing nothing', () => {
  const repository = temporaryFolder();
  writePackage(repository, 'hola-team');

  expect(() => requireApplications(repository)).toThrow(
    /no hay ninguna aplicación: su paquete se llama «hola-team», y una aplicación se llama mf-…/,
  );
});
