import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@portal/server/list-files';
import {
  lockFile,
  lockFileOf,
  repositoryFolder,
  toolsFolder,
  type Application,
} from '../applications';
import { builtKinds } from '../webpack/source-files';
import { isFile } from './is-file';

/** Paths below one folder, with `/` on every system. */
export type Sources = { readonly folder: string; readonly files: readonly string[] };

/** The shared packages and the build, unless they are installed packages. */
const sharedSources = [
  'shared',
  'scripts/webpack',
  'scripts/licenses',
  'scripts/release/build-release.ts',
  'scripts/release/describe-release.ts',
  'scripts/release/compress-files.ts',
];

/** The shell's folder also contains the site server and its browser tests. */
const shellSources = ['package.json', 'src', 'server/renderer', 'server/answer-hash.ts'];

/** Folders of patches by patch-package and yarn. */
const patchFolders = ['patches', '.yarn/patches'];

/** Names in an application's folder that are tool output or not part of a page. */
const besideSources = new Set([
  'build',
  'coverage',
  'data',
  'dist',
  'e2e',
  'playwright-report',
  'releases',
  'sdk',
  'test-results',
]);

/** Files that mark a releases folder, wherever it is. */
const storeFiles = ['registry.json', 'release.json'];

/** Files that may affect a release, whether the build reads them or not. */
export function releaseSources({ folder, isShell }: Application): readonly Sources[] {
  const repository = repositoryOf(folder);
  const own = isShell ? shellSources.flatMap((path) => filesAt(folder, path)) : filesAt(folder);
  const all = [
    { folder, files: [...own, ...patchesIn(folder)] },
    { folder: repository, files: [lockFileOf(repository), ...patchesIn(repository)] },
  ];
  if (toolsFolder !== repositoryFolder) return all;
  const files = sharedSources.flatMap((path) => filesAt(repository, path));
  return [
    ...all,
    { folder: repository, files: files.filter((file) => !file.includes('/testing/')) },
  ];
}

/** An application may be in another checkout and then uses the shared packages there. */
const repositoryOf = (folder: string) =>
  folder !== repositoryFolder && existsSync(join(folder, '..', lockFile))
    ? dirname(folder)
    : repositoryFolder;

/** In the same order on every machine. */
function filesAt(folder: string, path = ''): string[] {
  const place = join(folder, path);
  if (path && isFile(place)) return [path];
  const inSources = /(^|\/)src(\/|$)/.test(path);
  const entries = readdirSync(place, { withFileTypes: true });
  if (path && !inSources && entries.some(({ name }) => storeFiles.includes(name))) return [];
  return entries
    .filter(({ name }) => isWanted(name) && (path || !besideSources.has(name)))
    .flatMap((entry) => {
      const file = path ? `${path}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesAt(folder, file);
      return isSource(file) && isFile(join(folder, file)) ? [file] : [];
    })
    .toSorted();
}

const isWanted = (name: string) => name !== 'node_modules' && !name.startsWith('.');

const isSource = (file: string) => builtKinds.test(file) && !/\.test\.tsx?$/.test(file);

/** Patches of installed packages, which the lock file does not list. */
const patchesIn = (folder: string) =>
  patchFolders
    .filter((path) => existsSync(join(folder, path)))
    .flatMap((path) => listFiles(join(folder, path)).map((file) => `${path}/${file}`));
