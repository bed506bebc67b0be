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
import { removeLeftovers, downloadRelease } from './download-release';

type MissingRelease = ReleaseName & { readonly reason: unknown };

/** Keeps a folder as a partial copy of a bucket. */
export function bucketCopy(bucket: Bucket, revisions: BucketRevisions, releasesFolder: string) {
  let isCopy = false;

  const takeOne = (one: ReleaseName) => downloadRelease(bucket, releasesFolder, one);

  /** The folder must be a copy, because other contents could hide the live releases. */
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
    // Optional: the fallback may be deleted, and is not needed while the live release works.
    for (const one of fallbackReleases(registry)) await takeOne(one).catch(() => undefined);
  }

  /** Updates the registry of the folder after all releases that it makes live are complete. */
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

  /** Copies releases to the folder. Returns the failed ones with their reasons. */
  async function take(releases: readonly ReleaseName[]): Promise<readonly MissingRelease[]> {
    const missing: MissingRelease[] = [];
    for (const one of releases) {
      await takeOne(one).catch((reason: unknown) => missing.push({ ...one, reason }));
    }
    return missing;
  }

  return { pull, take, takeOne };
}

/** Throws an error with advice if the text is not a registry or has another revision. */
function readRevision({ revision, text }: RevisionText): Registry {
  try {
    const read = parseRegistry(text);
    if (read.revision === revision) return read;
    throw new Error(`It is revision ${read.revision}.`);
  } catch (cause) {
    throw new Error(
      `La revisión ${revision} del almacén S3 no es un registro válido; borra ${revisionFile(revision)} del almacén y publica de nuevo.`,
      { cause },
    );
  }
}

const fallbackReleases = ({ applications }: Registry): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, { previous }]) =>
    previous === undefined ? [] : [{ name, id: previous }],
  );
