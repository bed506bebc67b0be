import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@portal/server/list-files';
import type { Bucket } from '@portal/server/s3-bucket';
import pMap from 'p-map';
import type { ReleaseName } from '../channel';
import { deltaEnding, isForDeltas } from '../delta';
import { provenanceFile } from '../provenance';
import { mapEnding } from '../release-names';
import { releaseFile, releaseFolder } from '../release';
import { concurrency, objectKey, requireSame } from './objects';

/**
 * Excludes the description (sent last), the page dictionary (agreed on by the sites) and source
 * maps (kept by the builder).
 */
const isSent = (file: string) =>
  file !== releaseFile &&
  !file.endsWith(mapEnding) &&
  (!isForDeltas(file) || file.endsWith(deltaEnding));

/**
 * Writes the files that a bucket lacks of a release. The description comes last, so a release with
 * one is complete. Throws if the bucket has another release with this id.
 */
export async function sendRelease(bucket: Bucket, releasesFolder: string, one: ReleaseName) {
  const folder = releaseFolder(releasesFolder, one.name, one.id);
  const description = await readFile(join(folder, releaseFile));
  const entries = await bucket.list(objectKey(one));
  const present = new Map(entries.map(({ key, bytes }) => [key, bytes]));
  const send = async (file: string) => {
    const content = await readFile(join(folder, file));
    const key = objectKey(one, file);
    // The name determines a delta's content except for its compression, so equal sizes are enough.
    if (isForDeltas(file)) {
      return present.get(key) === content.length ? undefined : bucket.write(key, content);
    }
    if (present.has(key)) return undefined;
    // The first signature of a release counts.
    return file === provenanceFile ? bucket.create(key, content) : createSame(bucket, key, content);
  };
  if (present.has(objectKey(one, releaseFile))) {
    await requireSame(bucket, objectKey(one, releaseFile), description);
  }
  const files = listFiles(folder).filter(isSent);
  await pMap(files, send, { concurrency });
  await send(releaseFile);
}

async function createSame(bucket: Bucket, key: string, content: Buffer) {
  if (await bucket.create(key, content)) return;
  await requireSame(bucket, key, content);
}
