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
 * Releases and registry in a bucket, for many machines. A folder of each machine is a copy, from which alone
 * everything is read: with the bucket away nothing new goes live, and all that is live goes on.
 */
export function createReleasesBucket(bucket: Bucket, releasesFolder: string) {
  const revisions = bucketRevisions(bucket);
  const { pull, take, takeOne } = bucketCopy(bucket, revisions, releasesFolder);

  /** Takes what a development server needs of releases of the folder; no site does. */
  async function complete(releases: readonly ReleaseName[]) {
    for (const one of await developmentsOf(releasesFolder, releases)) await takeOne(one);
  }

  return {
    pull,
    take,
    complete,

    /** Writes releases of the folder that the bucket lacks, with what a development server needs of them. */
    async send(releases: readonly ReleaseName[]) {
      await complete(releases);
      const developments = await developmentsOf(releasesFolder, releases);
      for (const one of [...developments, ...releases]) {
        await sendRelease(bucket, releasesFolder, one);
      }
    },

    addRevision: revisions.add,

    /** Of files beside the registry that are no part of a copy. */
    read: (file: string) => bucket.read(file),
    write: (file: string, bytes: Uint8Array) => bucket.write(file, bytes),

    /** Every release that the bucket holds, whole or not. */
    stored: () => storedReleases(bucket),

    /** Removes one from the bucket and from the folder. */
    async remove(one: ReleaseName) {
      await removeRelease(bucket, one);
      await rm(releaseFolder(releasesFolder, one.name, one.id), { recursive: true, force: true });
    },

    /** The dictionary of a shell's pages: what is offered, unless another site was the first. */
    async agreeOnDictionary(shellId: string, offered: Buffer) {
      const key = `shell/${shellId}/${pageDictionaryFile}`;
      return (await bucket.create(key, offered)) ? offered : bucket.read(key);
    },
  };
}
