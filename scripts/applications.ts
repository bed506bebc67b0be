import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { applicationName } from '@portal/releases/names';
import { StartFailure } from '@portal/server/start-failure';
import * as v from 'valibot';
import { packageManagerOf } from './package-manager';

/** The folder that contains the tools: build, start, API. */
export const toolsFolder = resolve(import.meta.dirname, '..');

/**
 * The repository that holds the applications: the one with these tools in its node_modules, or else
 * the tools' own repository.
 */
export const repositoryFolder = toolsFolder.split(`${sep}node_modules${sep}`)[0] ?? toolsFolder;

/** True if there are sources to build. Keys are only created where there are sources. */
export const hasSources = true;

export const lockFile = 'package-lock.json';

/**
 * Returns the name of the lock file, which lists the versions of installed packages. Fails if the
 * file is missing.
 */
export function lockFileOf(folder: string): string {
  const { lockFile: found } = packageManagerOf(folder);
  if (existsSync(join(folder, found))) return found;
  throw new Error(
    `Falta el archivo de bloqueo ${found}; créalo con npm install. También sirven pnpm-lock.yaml y yarn.lock.`,
  );
}

/** An application that is released by itself: the shell or a remote. */
export type Application = {
  readonly name: string;
  readonly folder: string;
  readonly isShell: boolean;
};

/**
 * Returns every application of a repository, the shell first. An application is a package named
 * `shell` or `mf-…`: a folder of the repository, so that no list is needed, or the repository
 * itself.
 */
export function findApplications(repository = repositoryFolder): readonly Application[] {
  const folders = readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isApplicationName(entry.name))
    .flatMap(({ name }) => applicationIn(join(repository, name), name));
  return [...applicationIn(repository), ...folders].toSorted(shellFirst);
}

/** Like `findApplications`, but throws a StartFailure if there is none. */
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

/** Returns the application with this name. Throws a StartFailure that lists the known names. */
export function findApplication(name: string, applications = findApplications()) {
  const found = applications.find((application) => application.name === name);
  if (found) return found;
  const known = applications.map((application) => application.name).join(', ');
  throw new StartFailure(`No hay ninguna aplicación ${name}; hay: ${known || 'ninguna'}.`);
}

/**
 * Returns the named applications, or all of them. The sources of a single one may be in another
 * folder.
 */
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
  if (chosen.length !== 1) throw new StartFailure('--from solo se usa con una aplicación.');
  return chosen.map((application) => ({ ...application, folder: resolve(from) }));
}

const isApplicationName = (name: string) => v.is(applicationName, name);

const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

/**
 * Inside a repository, a package must have the name of its folder; the repository folder itself may
 * have any name.
 */
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
