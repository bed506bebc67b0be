import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@portal/server/s3-bucket';
import { StartFailure } from '@portal/server/start-failure';
import { choosable, servedReleases, type ReleaseName } from '../channel';
import {
  parseRegistry,
  readRegistry,
  revisionFile,
  revisionsFolder,
  type Registry,
} from '../registry';
import { pageDictionaryFile } from '../delta';
import { readRelease } from '../release';
import { withRegistryLock, writeRevisions } from '../write-revisions';
import { bucketRevisions } from './revisions';
import { sendRelease, takeRelease } from './transfer';

export type ReleasesBucket = ReturnType<typeof createReleasesBucket>;

/**
 * Releases and registry in a bucket, for many machines. A folder of each machine is a copy, from which alone
 * everything is read: with the bucket away nothing new goes live, and all that is live goes on.
 */
export function createReleasesBucket(bucket: Bucket, releasesFolder: string) {
  const revisions = bucketRevisions(bucket);
  let isCopy = false;

  const take = (one: ReleaseName) => takeRelease(bucket, releasesFolder, one);

  /** A folder that held something else would hide what is live. */
  async function requireCopy(revision: number) {
    if (isCopy) return;
    if (revision > 0) {
      const own = await readFile(join(releasesFolder, revisionFile(revision)), 'utf8');
      if ((await revisions.read(revision))?.text !== own) {
        throw new StartFailure(
          `${releasesFolder} no es una copia del almacén S3; indica otra carpeta en RELEASES_DIR.`,
        );
      }
    }
    isCopy = true;
  }

  return {
    /** Brings the registry of the folder up to date, after what it makes live is there, whole. */
    async pull() {
      const { revision } = await readRegistry(releasesFolder);
      await requireCopy(revision);
      const news = await revisions.readFrom(revision + 1);
      const last = news.at(-1);
      if (!last) return;
      for (const one of servedReleases(parseRegistry(last.text).applications)) await take(one);
      await mkdir(join(releasesFolder, revisionsFolder), { recursive: true });
      await withRegistryLock(releasesFolder, async () => {
        const known = await readRegistry(releasesFolder);
        const missing = news.filter((one) => one.revision > known.revision);
        await writeRevisions(releasesFolder, missing);
      });
    },

    /** Takes what visitors may choose or fall back on; gives those that could not be had, with the reasons. */
    async pullRest(): Promise<readonly (ReleaseName & { readonly reason: unknown })[]> {
      const registry = await readRegistry(releasesFolder);
      const missing: (ReleaseName & { reason: unknown })[] = [];
      for (const one of otherReleases(registry)) {
        await take(one).catch((reason: unknown) => missing.push({ ...one, reason }));
      }
      return missing;
    },

    /** Writes releases of the folder that the bucket lacks, with what a development server takes of them. */
    async send(releases: readonly ReleaseName[]) {
      for (const one of releases) {
        const { development } = await readRelease(releasesFolder, one.name, one.id);
        if (development) {
          await sendRelease(bucket, releasesFolder, { name: one.name, id: development });
        }
        await sendRelease(bucket, releasesFolder, one);
      }
    },

    addRevision: revisions.add,

    /** The dictionary of a shell's pages: what is offered, unless another site was the first. */
    async agreeOnDictionary(shellId: string, offered: Buffer) {
      const key = `shell/${shellId}/${pageDictionaryFile}`;
      return (await bucket.create(key, offered)) ? offered : bucket.read(key);
    },
  };
}

const otherReleases = ({ applications }: Registry): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, channel]) =>
    [...(channel.previous ? [channel.previous] : []), ...choosable(channel)].map((id) => ({
      name,
      id,
    })),
  );
