import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, repositoryFolder, toolsFolder, type Application } from '../applications';
import { listFiles } from '@portal/server/list-files';

/** The shared packages and the build, where they are no installed packages. */
const sharedSources = [
  'shared',
  'scripts/webpack',
  'scripts/licenses',
  'scripts/release/build-release.ts',
  'scripts/release/describe-release.ts',
  'scripts/release/compress-files.ts',
];
const shellSources = ['shell/server/renderer'];

/**
 * Short hash of everything that a release is made of. The same sources give the same id on every
 * machine and in every folder, so an application that did not change is not built again.
 */
export function releaseId({ name, folder, isShell }: Application, mode = 'production') {
  const hash = createHash('sha256').update(`${name} ${mode}`);
  addSources(hash, folder, ['package.json', 'src']);
  if (!existsSync(join(repositoryFolder, lockFile))) {
    throw new Error(
      `Falta ${lockFile}, que dice con qué paquetes se construye; créalo con npm install.`,
    );
  }
  addSources(hash, repositoryFolder, [lockFile]);
  if (toolsFolder === repositoryFolder) {
    addSources(hash, toolsFolder, isShell ? [...sharedSources, ...shellSources] : sharedSources);
  }
  return hash.digest('hex').slice(0, 10);
}

function addSources(hash: Hash, folder: string, paths: readonly string[]) {
  for (const file of paths.flatMap((path) => filesAt(folder, path))) {
    hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
  }
}

function filesAt(folder: string, path: string) {
  if (statSync(join(folder, path)).isFile()) return [path];
  return listFiles(join(folder, path))
    .map((file) => join(path, file))
    .filter(isSource);
}

const isSource = (file: string) =>
  !/\.test\.tsx?$|\/testing\/|\/node_modules\/|\.tsbuildinfo$/.test(file);
