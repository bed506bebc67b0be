import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseName } from '@portal/releases/channel';
import { readRelease, releaseFolder } from '@portal/releases/release';
import { namesIn } from '@portal/server/list-files';
import { repositoryFolder } from '../applications';
import { createFolderAtomically } from './create-whole';

/**
 * The last checked build of each application, so that publishing the same sources needs no build.
 */
const keptBuilds = join(repositoryFolder, '.cache/built');

/** Stores a build of a temporary store in the cache. */
export async function cacheBuild(store: string, one: ReleaseName, kept = keptBuilds) {
  const ids = await copyBuild(store, kept, one);
  for (const id of await namesIn(join(kept, one.name))) {
    // Names with a dot are still being written.
    if (ids.includes(id) || id.startsWith('.')) continue;
    await rm(join(kept, one.name, id), { recursive: true, force: true });
  }
}

/**
 * Copies a cached release into a store. Returns false if the store has it already or the cache does
 * not.
 */
export async function restoreBuild(store: string, one: ReleaseName, kept = keptBuilds) {
  if (existsSync(releaseFolder(store, one.name, one.id))) return false;
  const ids = await copyBuild(kept, store, one).catch(() => []);
  return ids.length > 0;
}

/** Copies the development build first, if there is one. Returns the ids. */
async function copyBuild(from: string, into: string, { name, id }: ReleaseName) {
  const release = await readRelease(from, name, id);
  const ids = release.development === undefined ? [id] : [release.development, id];
  for (const one of ids)
    await copyWhole(releaseFolder(from, name, one), releaseFolder(into, name, one));
  return ids;
}

async function copyWhole(from: string, into: string) {
  if (!existsSync(into))
    await createFolderAtomically(into, (draft) => cp(from, draft, { recursive: true }));
}
