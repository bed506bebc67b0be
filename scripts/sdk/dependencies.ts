import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';
import { readPackageFile } from './package-files';

/** How the packages of the project ask for one another. */
const ofWorkspace = '*';

const folders = ['.', 'shell', 'api', 'mf-public', ...sharedFolders()];

function sharedFolders() {
  const names = readdirSync(join(toolsFolder, 'shared')).map((name) => join('shared', name));
  return names.filter((name) => existsSync(join(toolsFolder, name, 'package.json')));
}

const packages = folders.map((folder) => readPackageFile(join(toolsFolder, folder)));

/** Of a package the exact version that the project uses, of its own packages all that fit the present one. */
function rangeOf(name: string): string {
  const own = packages.find((one) => one.name === name);
  if (own?.version !== undefined) return `^${own.version}`;
  for (const { dependencies, devDependencies } of packages) {
    const range = dependencies[name] ?? devDependencies[name];
    if (range !== undefined && range !== ofWorkspace) return range;
  }
  throw new Error(`No package of the project depends on ${name}.`);
}

export const rangesOf = (names: readonly string[]) =>
  Object.fromEntries(names.toSorted().map((name) => [name, rangeOf(name)]));
