import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder, type Application } from '../applications';

/** What an application's build reads beside its own folder. */
const commonSources = ['shared', 'scripts/webpack', 'scripts/release', 'package-lock.json'];
const shellSources = ['shell/server/renderer'];

/**
 * Short hash of everything that a release is made of. The same sources give the same id on every
 * machine, so an application that did not change is not built again.
 */
export function releaseId({ folder, isShell }: Application, mode = 'production') {
  const hash = createHash('sha256').update(mode);
  for (const file of sourceFiles(folder, isShell)) {
    hash.update(`\n${relative(projectFolder, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

function sourceFiles(folder: string, isShell: boolean) {
  const extra = isShell ? [...commonSources, ...shellSources] : commonSources;
  return [
    join(folder, 'package.json'),
    ...filesBelow(join(folder, 'src')),
    ...extra.flatMap((path) => filesBelow(join(projectFolder, path))),
  ];
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path === join(projectFolder, 'package-lock.json')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isSource)
    .toSorted();
}

const isSource = (file: string) =>
  !/\.test\.tsx?$|\/testing\/|\/node_modules\/|\.tsbuildinfo$/.test(file);
