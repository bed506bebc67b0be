import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from '@portal/server/start-failure';
import { repositoryFolder, toolsFolder } from '../applications';
import { buildChanges } from '../start/publish-changes';
import { bundlePrograms, programs } from './bundle-programs';
import { describePackages, isTree, writePackages } from './packages';
import { supplyReleases } from './supply-releases';
import { writeTreeNotices } from './tree-notices';
import { parts, type TreeCounts } from './tree-parts';

/** For operators: the systemd unit, the Dockerfile and its ignore file. */
const recipes = {
  'puente.service': 'puente.service',
  Dockerfile: 'Dockerfile',
  dockerignore: '.dockerignore',
} as const;

/**
 * Makes a production tree from the current sources and the installed packages. Replaces an existing
 * tree, but keeps other files of the folder, such as its data.
 */
export async function makeTree(folder: string): Promise<TreeCounts> {
  refuseStrange(folder);
  const built = resolve(repositoryFolder, process.env['RELEASES_DIR'] ?? 'releases');
  await buildChanges(built);
  mkdirSync(folder, { recursive: true });
  for (const part of Object.values(parts)) {
    rmSync(join(folder, part), { recursive: true, force: true });
  }
  const { imports, packages } = await bundlePrograms(join(folder, parts.programs));
  const installed = writePackages(describePackages(imports), folder);
  const releasesFolder = join(folder, parts.releases);
  await supplyReleases(built, releasesFolder);
  await writeTreeNotices(folder, { packages: [...packages, ...installed], releasesFolder });
  cpSync(join(toolsFolder, 'shell', 'public'), join(folder, parts.images), { recursive: true });
  for (const [name, place] of Object.entries(recipes)) {
    cpSync(join(toolsFolder, 'scripts', 'deploy', name), join(folder, place));
  }
  return { programCount: Object.keys(programs).length, packageCount: installed.length };
}

/** Only replaces an existing tree, never the packages of something else. */
function refuseStrange(folder: string) {
  const isThere = Object.values(parts).some((part) => existsSync(join(folder, part)));
  if (!isThere || isTree(folder)) return;
  throw new StartFailure(
    `La carpeta ${folder} no es un árbol de producción; elige otra con --into.`,
  );
}
