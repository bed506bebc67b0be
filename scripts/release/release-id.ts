import { createHash, type Hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryFolder, toolsFolder, type Application } from '../applications';
import { listFiles } from './release-files';

/** What makes a release beside the application's own folder: installed packages are known by the lock file. */
const lockFile = 'package-lock.json';
/** The shared packages and the build, where they are no installed packages. */
const sharedSources = [
  'shared',
  'scripts/webpack',
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
  addSources(hash, repositoryFolder, [lockFile]);
  if (toolsFolder === repositoryFolder) {
    addSources(hash, toolsFolder, isShell ? [...sharedSources, ...shellSources] : sharedSources);
  }
  return hash.digest('hex').slice(0, 10);
}

function addSources(hash: Hash, folder: string, paths: readonly string[]) {
  for (const file of paths.flatMap((path) => filesAt(join(folder, path)))) {
    hash.update(`\n${relative(folder, file)}\n`).update(readFileSync(file));
  }
}

function filesAt(path: string) {
  if (statSync(path).isFile()) return [path];
  return listFiles(path)
    .map((file) => join(path, file))
    .filter(isSource);
}

const isSource = (file: string) =>
  !/\.test\.tsx?$|\/testing\/|\/node_modules\/|\.tsbuildinfo$/.test(file);
