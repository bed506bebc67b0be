import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@portal/server/s3-bucket';
import { StartFailure } from '@portal/server/start-failure';
import { servedReleases, type ReleaseName } from '../channel';
import {
  parseRegistry,
  readRegistry,
  revisionFile,
  revisionsFolder,
  type Registry,
} from '../registry';
import { withRegistryLock, writeRevisions, type RevisionText } from '../write-revisions';
import { removeCollected } from './remove-collected';
import type { BucketRevisions } from './revisions';
import { removeLeftovers, takeRelease } from './take-release';

type MissingRelease = ReleaseName & { readonly reason: unknown };

/** A folder that is a copy of a bucket, as far as somebody needs it. */
export function bucketCopy(bucket: Bucket, revisions: BucketRevisions, releasesFolder: string) {
  let isCopy = false;

  const takeOne = (one: ReleaseName) => takeRelease(bucket, releasesFolder, one);

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
    await removeLeftovers(releasesFolder);
    isCopy = true;
  }

  async function takeLive(registry: Registry) {
    for (const one of servedReleases(registry.applications)) await takeOne(one);
    // It may be gone, and nobody needs it as long as what is live is there.
    for (const one of fallbackReleases(registry)) await takeOne(one).catch(() => undefined);
  }

  /** Brings the registry of the folder up to date, after what it makes live is there, whole. */
  async function pull() {
    const { revision } = await readRegistry(releasesFolder);
    await requireCopy(revision);
    const news = await revisions.readFrom(revision + 1);
    const registries = news.map(readRevision);
    const last = registries.at(-1);
    if (!last) return;
    await takeLive(last);
    await mkdir(join(releasesFolder, revisionsFolder), { recursive: true });
    await withRegistryLock(releasesFolder, async () => {
      const known = await readRegistry(releasesFolder);
      const missing = news.filter((one) => one.revision > known.revision);
      await writeRevisions(releasesFolder, missing);
      await removeCollected(releasesFolder, registries);
    });
  }

  /** Has releases in the folder; gives those that could not be had, with the reasons. */
  async function take(releases: readonly ReleaseName[]): Promise<readonly MissingRelease[]> {
    const missing: MissingRelease[] = [];
    for (const one of releases) {
      await takeOne(one).catch((reason: unknown) => missing.push({ ...one, reason }));
    }
    return missing;
  }

  return { pull, take, takeOne };
}

/** Fails with a sentence that says what to do about one that is none, or another one. */
function readRevision({ revision, text }: RevisionText): Registry {
  try {
    const read = parseRegistry(text);
    if (read.revision === revision) return read;
    throw new Error(`It is revision ${read.revision}.`);
  } catch (cause) {
    throw new Error(
      `La revisión ${revision} del almacén S3 no es un registro de versiones; borra ${revisionFile(revision)} de él y publica de nuevo.`,
      { cause },
    );
  }
}

const fallbackReleases = ({ applications }: Registry): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, { previous }]) =>
    previous === undefined ? [] : [{ name, id: previous }],
  );
