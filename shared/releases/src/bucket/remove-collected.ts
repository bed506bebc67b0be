import { rm } from 'node:fs/promises';
import { releaseFolder } from '../release';
import type { Registry } from '../registry';

/** Removes from a copy the releases that were removed from its bucket by these revisions. */
export async function removeCollected(releasesFolder: string, registries: readonly Registry[]) {
  const changes = registries.flatMap(({ change }) =>
    change?.action === 'gc' ? change.changes : [],
  );
  for (const { application, from } of changes) {
    if (from === undefined) continue;
    await rm(releaseFolder(releasesFolder, application, from), { recursive: true, force: true });
  }
}
