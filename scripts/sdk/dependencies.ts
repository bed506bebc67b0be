import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';
import { readPackageFile, readPackageFileAt } from './package-files';

/** How the packages of the project ask for one another. */
const ofWorkspace = '*';

const folders = ['.', 'shell', 'api', 'mf-public', ...sharedFolders()];

function sharedFolders() {
  const names = readdirSync(join(toolsFolder, 'shared')).map((name) => join('shared', name));
  return names.filter((name) => existsSync(join(toolsFolder, name, 'package.json')));
}

const packages = folders.map((folder) => readPackageFile(join(toolsFolder, folder)));

export const templateFile = join(toolsFolder, 'scripts/create/template/package.template.json');
const template = readPackageFileAt(templateFile);

/** The libraries that the pages of a new remote are made of. */
export const ofPages = new Set(Object.keys(template.dependencies));

/** A second copy of these would lie beside a remote's own. */
const sharedWithRemotes = new Set([...ofPages, ...Object.keys(template.devDependencies)]);

/**
 * Of a package the exact version that the project uses; of what a remote names as well all that follow without a break,
 * so that a robot may renew it there; of the project's own packages all that fit the present one.
 */
function rangeOf(name: string): string {
  const own = packages.find((one) => one.name === name);
  if (own?.version !== undefined) return `^${own.version}`;
  for (const { dependencies, devDependencies } of packages) {
    const range = dependencies[name] ?? devDependencies[name];
    if (range === undefined || range === ofWorkspace) continue;
    return sharedWithRemotes.has(name) ? `^${range}` : range;
  }
  throw new Error(`No package of the project depends on ${name}.`);
}

export const rangesOf = (names: readonly string[]) =>
  Object.fromEntries(names.toSorted().map((name) => [name, rangeOf(name)]));
