import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { applicationName } from '@portal/releases/names';
import { StartFailure } from '@portal/server/start-failure';
import * as v from 'valibot';
import { packageManagerOf } from './package-manager';

/** Where the tools lie: the build, the start, the API. */
export const toolsFolder = resolve(import.meta.dirname, '..');

/**
 * The repository whose applications they are used for: the one that has them in its node_modules, else
 * the one that they are part of.
 */
export const repositoryFolder = toolsFolder.split(`${sep}node_modules${sep}`)[0] ?? toolsFolder;

/** Whether there are sources to build; a key is made where these are. */
export const hasSources = true;

/** The lock file of npm, which this project has. */
export const lockFile = 'package-lock.json';

/** The file of a repository that tells the versions of its installed packages; fails where there is none. */
export function lockFileOf(folder: string): string {
  const { lockFile: found } = packageManagerOf(folder);
  if (existsSync(join(folder, found))) return found;
  throw new Error(
    `Falta ${found}, que dice con qué paquetes se construye; créalo con npm install. También sirven pnpm-lock.yaml y yarn.lock.`,
  );
}

/** An application that ships on its own: the shell, or a remote. */
export type Application = {
  readonly name: string;
  readonly folder: string;
  readonly isShell: boolean;
};

/**
 * Every application of a repository, the shell first. Each is a package named `shell` or `mf-…`: a folder
 * of the repository, so a new one needs no list, or the repository itself.
 */
export function findApplications(repository = repositoryFolder): readonly Application[] {
  const folders = readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isApplicationName(entry.name))
    .flatMap(({ name }) => applicationIn(join(repository, name), name));
  return [...applicationIn(repository), ...folders].toSorted(shellFirst);
}

/** The same; fails with a sentence where there is none, as nothing would be done. */
export function requireApplications(repository = repositoryFolder): readonly Application[] {
  const applications = findApplications(repository);
  if (applications.length > 0) return applications;
  const file = join(repository, 'package.json');
  const { name } = existsSync(file)
    ? v.parse(packageFile, readFileSync(file, 'utf8'))
    : { name: 'nada' };
  throw new StartFailure(
    `En ${repository} no hay ninguna aplicación: su paquete se llama «${name}», y una aplicación se llama mf-… en minúsculas y cifras, como «mf-hola»; cambia «name» en su package.json.`,
  );
}

/** The one of this name; fails with a sentence for whoever asked for it. */
export function findApplication(name: string, applications = findApplications()) {
  const found = applications.find((application) => application.name === name);
  if (found) return found;
  const known = applications.map((application) => application.name).join(', ');
  throw new StartFailure(`No hay ninguna aplicación ${name}; hay: ${known || 'ninguna'}.`);
}

/** Those named, or all; the sources of a single one may be in another folder. */
export function chooseApplications(
  names: readonly string[],
  from: string | undefined,
): readonly Application[] {
  const applications = requireApplications();
  const chosen =
    names.length === 0
      ? applications
      : [...new Set(names)].map((name) => findApplication(name, applications));
  if (from === undefined) return chosen;
  if (chosen.length !== 1) throw new StartFailure('--from acompaña a una sola aplicación.');
  return chosen.map((application) => ({ ...application, folder: resolve(from) }));
}

const isApplicationName = (name: string) => v.is(applicationName, name);

const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

/** In a folder of a repository a package is called as the folder is; a repository may be called anything. */
function applicationIn(folder: string, wanted?: string): Application[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { name } = v.parse(packageFile, readFileSync(file, 'utf8'));
  if (wanted !== undefined && name !== wanted) {
    throw new Error(
      `La carpeta ${wanted} tiene un paquete que se llama ${name}; pon «"name": "${wanted}"» en su package.json.`,
    );
  }
  return isApplicationName(name) ? [{ name, folder, isShell: name === 'shell' }] : [];
}

const shellFirst = (one: Application, other: Application) =>
  Number(other.isShell) - Number(one.isShell) || one.name.localeCompare(other.name);
