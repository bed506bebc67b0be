import { rm } from 'node:fs/promises';
import { releaseFolder } from '../release';
import type { Registry } from '../registry';

/** Deletes releases from a copy that these revisions deleted from the bucket. */
export async function removeCollected(releasesFolder: string, registries: readonly Registry[]) {
  const changes = registries.flatMap(({ change }) =>
    change?.action === 'gc' ? change.changes : [],
  );
  for (const { application, from } of changes) {
    if (from === undefined) continue;
    await rm(releaseFolder(releasesFolder, application, from), { recursive: true, force: true });
  }
}
