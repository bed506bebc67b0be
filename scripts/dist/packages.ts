import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, repositoryFolder, toolsFolder } from '../applications';
import { readPackageFile, writeFileAt, writePackageFile } from '../sdk/package-files';
import { arrangePackages, placesReached, type Packages } from './arrange-packages';
import type { PackageImport } from './bundle-programs';
import { locate, lockedAt, parseLockFile, type LockedPackages } from './lock-file';

/** In the versions of the lock file. */
export function describePackages(imports: readonly PackageImport[]): Packages {
  const locked = parseLockFile(readFileSync(join(repositoryFolder, lockFile), 'utf8'));
  const direct = directPackages(locked, imports);
  return { locked, direct, placed: arrangePackages(locked, direct) };
}

function directPackages(locked: LockedPackages, imports: readonly PackageImport[]) {
  const found = imports.map(({ source, name }) => {
    const from = locate((place) => place in locked, name, ownerOf(source, locked));
    if (from === undefined)
      throw new Error(`${source} imports ${name}, which is not in the lock file.`);
    return { name, from };
  });
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The place of the workspace or package that contains a source. */
const ownerOf = (source: string, locked: LockedPackages) =>
  Object.keys(locked)
    .filter((place) => source.startsWith(`${place}/`))
    .reduce((longest, place) => (place.length > longest.length ? place : longest), '');

const treeName = 'puente';

export const isTree = (folder: string) =>
  existsSync(join(folder, 'package.json')) && readPackageFile(folder).name === treeName;

/** Commands for operators, with the same names as in the project. */
const scripts = {
  start: 'node programs/start.mjs',
  user: 'node programs/user.mjs',
  'db:backup': 'node programs/backup.mjs backup',
  'db:restore': 'node programs/backup.mjs restore',
  release: 'node programs/release.mjs',
};

/**
 * Copies the installed packages into a tree with a matching package.json and lock file. Returns
 * their folders in the project.
 */
export function writePackages(packages: Packages, folder: string) {
  const { version, license, engines } = readPackageFile(toolsFolder);
  const dependencies = versionsOf(packages);
  const named = { name: treeName, version, license };
  writePackageFile(folder, {
    ...named,
    private: true,
    engines,
    main: './programs/start.mjs',
    scripts,
    dependencies,
  });
  const lock = {
    ...named,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { ...named, dependencies, engines }, ...lockEntries(packages) },
  };
  writeFileAt(join(folder, lockFile), `${JSON.stringify(lock, undefined, 2)}\n`);
  return copyPackages(packages, folder);
}

const versionsOf = ({ locked, direct }: Packages) =>
  Object.fromEntries(direct.map(({ name, from }) => [name, lockedAt(locked, from).version]));

/** The role of a package in the project does not apply to a tree. */
const roles = new Set(['dev', 'devOptional', 'peer', 'optional']);

function lockEntries(packages: Packages) {
  const { locked, placed } = packages;
  const required = placesReached(packages, ({ isOptional }) => !isOptional);
  const places = [...placed].toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    places.map(([place, from]) => {
      const said = Object.entries(lockedAt(locked, from)).filter(([key]) => !roles.has(key));
      const optional = required.has(place) ? {} : { optional: true };
      return [place, { ...Object.fromEntries(said), ...optional }];
    }),
  );
}

/** Skips packages for other platforms, with their own dependencies. */
function copyPackages(packages: Packages, folder: string): readonly string[] {
  const places = placesReached(
    packages,
    ({ from, isOptional }) => !isOptional || isInstalled(from),
  );
  return [...places].map((place) => {
    const installed = join(repositoryFolder, packages.placed.get(place) ?? '');
    cpSync(installed, join(folder, place), {
      recursive: true,
      // Nested packages are copied to their own places.
      filter: (file) => file !== join(installed, 'node_modules'),
    });
    return installed;
  });
}

const isInstalled = (from: string) => existsSync(join(repositoryFolder, from));
