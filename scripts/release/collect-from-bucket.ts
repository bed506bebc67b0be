import type { ReleasesBucket } from '@portal/releases/bucket/releases-bucket';
import { changeRegistry } from '@portal/releases/change-registry';
import { releaseKey } from '@portal/releases/needed-releases';
import { author } from './author';
import type { Garbage } from './collect-from-folder';
import { findNeeded, longestWork } from './find-needed';

type BucketStore = { readonly releasesFolder: string; readonly bucket: ReleasesBucket };

/**
 * Removes unused releases from a bucket. First writes a revision, so that concurrent publications
 * of them fail and every copy forgets them.
 */
export async function collectFromBucket(
  store: BucketStore,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<readonly Garbage[]> {
  if (isDryRun) return findGarbage(store);
  let garbage: readonly Garbage[] = [];
  await changeRegistry(store, async () => {
    garbage = await findGarbage(store);
    if (garbage.length === 0) return undefined;
    const changes = garbage.map(({ name, id }) => ({ application: name, from: id }));
    return { applications: {}, change: { who: author(), action: 'gc', changes } };
  });
  for (const one of garbage) await store.bucket.remove(one);
  return garbage;
}

/**
 * Complete and partial releases. Keeps those of the last day, because they may be about to go live.
 */
async function findGarbage({ releasesFolder, bucket }: BucketStore) {
  const needed = await findNeeded({ releasesFolder, bucket });
  const stored = await bucket.stored();
  return stored
    .filter((one) => !needed.has(releaseKey(one)) && Date.now() - one.writtenAt > longestWork)
    .map(({ name, id, bytes }) => ({ name, id, bytes }));
}
