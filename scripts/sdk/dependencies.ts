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

/** What a new remote names itself: a second copy of it would lie beside the remote's own. */
const templateFile = join(toolsFolder, 'scripts/create/template/package.template.json');
const { dependencies: ofRemotes, devDependencies: ofTheirTests } = readPackageFileAt(templateFile);
const sharedWithRemotes = new Set(Object.keys({ ...ofRemotes, ...ofTheirTests }));

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
