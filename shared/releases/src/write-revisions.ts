import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@portal/server/lock-file';
import { registryFile, revisionFile, type Registry } from './registry';
import { writeWhole } from './write-whole';

export type RevisionText = { readonly revision: number; readonly text: string };

/** Runs while nobody else can change the registry, or what it may come to name. */
export const withRegistryLock = <Result>(releasesFolder: string, run: () => Promise<Result>) =>
  withLock(join(releasesFolder, 'registry.lock'), run);

/**
 * Writes revisions, the last of which is then the registry; for who holds the lock. They come first: what is
 * live was always noted.
 */
export async function writeRevisions(releasesFolder: string, revisions: readonly RevisionText[]) {
  for (const { revision, text } of revisions) {
    await writeWhole(join(releasesFolder, revisionFile(revision)), text);
  }
  const last = revisions.at(-1);
  if (last) await writeWhole(join(releasesFolder, registryFile), last.text);
}

/** Of a store that began as a copy, the revision that it came with is written beside those that follow. */
export async function keepRevision(releasesFolder: string, registry: Registry) {
  const file = join(releasesFolder, revisionFile(registry.revision));
  if (registry.revision === 0 || existsSync(file)) return;
  await writeWhole(file, `${JSON.stringify(registry, undefined, 1)}\n`);
}
