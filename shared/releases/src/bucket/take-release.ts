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

/** What is being taken is called so, and nobody reads it. */
const incomingName = '.incoming-';

/** What a process takes is there, whole, within so long, in milliseconds. */
const longestTaking = 24 * 60 * 60 * 1000;

/** Removes from a folder what processes that were killed had begun to take. */
export async function removeLeftovers(releasesFolder: string) {
  for (const name of await namesIn(releasesFolder)) {
    const folder = join(releasesFolder, name);
    if (!name.startsWith(incomingName)) continue;
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > longestTaking) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Has a release of a bucket in the folder: it appears whole, after each byte was found to be what was built, or
 * not at all. Fails if the folder has another one of this id.
 */
export async function takeRelease(
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
    // What is there now is torn, unless another process with the same copy was faster.
    if (await isPresent(releasesFolder, name, id)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(releaseFolder(incoming, name, id), folder).catch(async (error: unknown) => {
      if (!(await isPresent(releasesFolder, name, id))) throw error;
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** What was built here under the same id may differ, as by another version of Node. */
async function requireOwn(bucket: Bucket, releasesFolder: string, one: ReleaseName) {
  const folder = releaseFolder(releasesFolder, one.name, one.id);
  await requireSame(bucket, objectKey(one, releaseFile), await readFile(join(folder, releaseFile)));
  const signature = await bucket.read(objectKey(one, provenanceFile));
  // Of several who sign a release the first counts.
  if (signature) await writeWhole(join(folder, provenanceFile), signature);
}

async function fetchInto(folder: string, bucket: Bucket, one: ReleaseName) {
  const start = objectKey(one);
  const files = (await bucket.list(start)).map(({ key }) => key.slice(start.length));
  await mkdir(folder, { recursive: true });
  await pMap(
    // Whoever may write into the bucket writes nowhere else.
    files.filter((file) => v.is(filePath, file)),
    async (file) => {
      const content = await bucket.read(start + file);
      // Somebody may remove it at this moment; what then lacks is found out.
      if (!content) return;
      const place = joinBelow(folder, file);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, content);
    },
    { concurrency },
  );
}
