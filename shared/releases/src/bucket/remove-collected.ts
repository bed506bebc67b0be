import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '@portal/server/list-files';
import { releaseFolder } from '../release';
import type { Registry } from '../registry';

/** Removes from a copy the releases that were removed from its bucket by these revisions. */
export async function removeCollected(releasesFolder: string, registries: readonly Registry[]) {
  const changes = registries.flatMap(({ change }) =>
    change?.action === 'gc' ? change.changes : [],
  );
  for (const { application, from } of changes) {
    // Only what a listing names is removed, wherever a text may point to.
    if (from !== undefined && (await contains(releasesFolder, application, from))) {
      await rm(releaseFolder(releasesFolder, application, from), { recursive: true, force: true });
    }
  }
}

const contains = async (releasesFolder: string, application: string, id: string) =>
  (await namesIn(releasesFolder)).includes(application) &&
  (await namesIn(join(releasesFolder, application))).includes(id);
