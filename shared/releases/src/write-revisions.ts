import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@portal/server/lock-file';
import { registryFile, revisionFile, type Registry } from './registry';
import { writeWhole } from './write-whole';

export type RevisionText = { readonly revision: number; readonly text: string };

/** Runs while no other process can change the registry or the releases that it may name. */
export const withRegistryLock = <Result>(releasesFolder: string, run: () => Promise<Result>) =>
  withLock(join(releasesFolder, 'registry.lock'), run);

/**
 * Writes revisions and then the last one as the registry, so that every registry has its revision.
 * Requires the lock.
 */
export async function writeRevisions(releasesFolder: string, revisions: readonly RevisionText[]) {
  for (const { revision, text } of revisions) {
    await writeWhole(join(releasesFolder, revisionFile(revision)), text);
  }
  const last = revisions.at(-1);
  if (last) await writeWhole(join(releasesFolder, registryFile), last.text);
}

/** Writes the current revision if its file is missing, for a store that began as a copy. */
export async function storeRevision(releasesFolder: string, registry: Registry) {
  const file = join(releasesFolder, revisionFile(registry.revision));
  if (registry.revision === 0 || existsSync(file)) return;
  await writeWhole(file, `${JSON.stringify(registry, undefined, 1)}\n`);
}
