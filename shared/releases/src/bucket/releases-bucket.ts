import { rm } from 'node:fs/promises';
import type { Bucket } from '@portal/server/s3-bucket';
import type { ReleaseName } from '../channel';
import { pageDictionaryFile } from '../delta';
import { developmentsOf } from '../development-releases';
import { releaseFolder } from '../release';
import { bucketCopy } from './copy';
import { bucketRevisions } from './revisions';
import { sendRelease } from './send-release';
import { removeRelease, storedReleases } from './stored-releases';

export type ReleasesBucket = ReturnType<typeof createReleasesBucket>;

/**
 * Releases and registry in a bucket, shared by many machines. Everything is read from each
 * machine's folder, which is a copy. Without the bucket nothing can be published, and all live
 * releases keep working.
 */
export function createReleasesBucket(bucket: Bucket, releasesFolder: string) {
  const revisions = bucketRevisions(bucket);
  const { pull, take, takeOne } = bucketCopy(bucket, revisions, releasesFolder);

  /** Copies the builds for development servers of these releases; sites do not need them. */
  async function complete(releases: readonly ReleaseName[]) {
    for (const one of await developmentsOf(releasesFolder, releases)) await takeOne(one);
  }

  return {
    pull,
    take,
    complete,

    /** Writes releases that the bucket lacks, with their builds for development servers. */
    async send(releases: readonly ReleaseName[]) {
      await complete(releases);
      const developments = await developmentsOf(releasesFolder, releases);
      for (const one of [...developments, ...releases]) {
        await sendRelease(bucket, releasesFolder, one);
      }
    },

    addRevision: revisions.add,

    /** For files next to the registry that are not copied. */
    read: (file: string) => bucket.read(file),
    write: (file: string, bytes: Uint8Array) => bucket.write(file, bytes),

    /** All releases in the bucket, including incomplete ones. */
    stored: () => storedReleases(bucket),

    async remove(one: ReleaseName) {
      await removeRelease(bucket, one);
      await rm(releaseFolder(releasesFolder, one.name, one.id), { recursive: true, force: true });
    },

    /**
     * Returns the page dictionary of a shell: the offered one, unless another site stored one
     * first.
     */
    async agreeOnDictionary(shellId: string, offered: Buffer) {
      const key = `shell/${shellId}/${pageDictionaryFile}`;
      return (await bucket.create(key, offered)) ? offered : bucket.read(key);
    },
  };
}
