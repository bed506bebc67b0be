import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filePath } from '@portal/contract/portable-path';
import { joinBelow } from '@portal/server/join-below';
import { namesIn } from '@portal/server/list-files';
import type { Bucket } from '@portal/server/s3-bucket';
import pMap from 'p-map';
import * as v from 'valibot';
import type { ReleaseName } from '../channel';
import { provenanceFile } from '../provenance';
import { isPresent, releaseFile, releaseFolder } from '../release';
import { verifyRelease } from '../verify-release';
import { writeWhole } from '../write-whole';
import { concurrency, objectKey, requireSame } from './objects';

/** Prefix of unfinished copies, which are never read. */
const incomingName = '.incoming-';

/** Age in milliseconds after which an unfinished copy is abandoned. */
const longestTaking = 24 * 60 * 60 * 1000;

/** Deletes unfinished copies of killed processes. */
export async function removeLeftovers(releasesFolder: string) {
  for (const name of await namesIn(releasesFolder)) {
    const folder = join(releasesFolder, name);
    if (!name.startsWith(incomingName)) continue;
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > longestTaking) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies a release from the bucket to the folder. It appears only when it is complete and all bytes
 * are verified. Throws if the folder has another release with this id.
 */
export async function downloadRelease(
  bucket: Bucket,
  releasesFolder: string,
  one: ReleaseName,
): Promise<void> {
  const { name, id } = one;
  if (await isPresent(releasesFolder, name, id)) return requireOwn(bucket, releasesFolder, one);
  const incoming = join(releasesFolder, `${incomingName}${randomUUID()}`);
  try {
    await fetchInto(releaseFolder(incoming, name, id), bucket, one);
    await verifyRelease(incoming, name, id);
    const folder = releaseFolder(releasesFolder, name, id);
    await mkdir(dirname(folder), { recursive: true });
    // An existing folder is incomplete, unless another process was faster.
    if (await isPresent(releasesFolder, name, id)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(releaseFolder(incoming, name, id), folder).catch(async (error: unknown) => {
      if (!(await isPresent(releasesFolder, name, id))) throw error;
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** A local build with the same id may differ, for example by another version of Node. */
async function requireOwn(bucket: Bucket, releasesFolder: string, one: ReleaseName) {
  const folder = releaseFolder(releasesFolder, one.name, one.id);
  await requireSame(bucket, objectKey(one, releaseFile), await readFile(join(folder, releaseFile)));
  const signature = await bucket.read(objectKey(one, provenanceFile));
  // The first signature of a release counts.
  if (signature) await writeWhole(join(folder, provenanceFile), signature);
}

async function fetchInto(folder: string, bucket: Bucket, one: ReleaseName) {
  const start = objectKey(one);
  const files = (await bucket.list(start)).map(({ key }) => key.slice(start.length));
  await mkdir(folder, { recursive: true });
  await pMap(
    // Ignores names that lead out of the folder.
    files.filter((file) => v.is(filePath, file)),
    async (file) => {
      const content = await bucket.read(start + file);
      // Deleted meanwhile; the verification reports missing files.
      if (!content) return;
      const place = joinBelow(folder, file);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, content);
    },
    { concurrency },
  );
}
