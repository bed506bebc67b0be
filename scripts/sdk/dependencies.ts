import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';
import { readPackageFile, readPackageFileAt } from './package-files';

/** The range with which the project's packages depend on each other. */
const ofWorkspace = '*';

const folders = ['.', 'shell', 'api', 'mf-public', ...sharedFolders()];

function sharedFolders() {
  const names = readdirSync(join(toolsFolder, 'shared')).map((name) => join('shared', name));
  return names.filter((name) => existsSync(join(toolsFolder, name, 'package.json')));
}

const packages = folders.map((folder) => readPackageFile(join(toolsFolder, folder)));

export const templateFile = join(toolsFolder, 'scripts/create/template/package.template.json');
const template = readPackageFileAt(templateFile);

/** Libraries for the pages of a new remote. */
export const pageLibraries = new Set(Object.keys(template.dependencies));

/** With exact versions, a second copy of these would be installed beside a remote's own. */
const sharedWithRemotes = new Set([...pageLibraries, ...Object.keys(template.devDependencies)]);

/**
 * Returns the exact version in the project. Packages that remotes name as well get a caret range,
 * so that a bot may update them there; so do the project's own packages.
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
