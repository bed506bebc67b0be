import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { findApplication, findApplications } from './applications';

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
