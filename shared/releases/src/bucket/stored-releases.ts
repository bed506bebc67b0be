import type { Bucket } from '@portal/server/s3-bucket';
import pMap from 'p-map';
import * as v from 'valibot';
import type { ReleaseName } from '../channel';
import { releaseKeyText } from '../names';
import { releaseFile } from '../release';
import { concurrency, objectKey } from './objects';

/**
 * All releases in a bucket, including incomplete ones, with their size in bytes and their last
 * write in milliseconds since 1970.
 */
export async function storedReleases(bucket: Bucket) {
  const found = new Map<string, ReleaseName & { bytes: number; writtenAt: number }>();
  for (const { key, bytes, writtenAt } of await bucket.list('')) {
    const [name = '', id = '', ...file] = key.split('/');
    // Skips revisions and foreign files.
    if (file.length === 0 || !v.is(releaseKeyText, `${name}/${id}`)) continue;
    const known = found.get(objectKey({ name, id })) ?? { name, id, bytes: 0, writtenAt };
    known.bytes += bytes;
    known.writtenAt = Math.max(known.writtenAt, writtenAt);
    found.set(objectKey({ name, id }), known);
  }
  return [...found.values()];
}

/** Deletes the description first, so that the release no longer counts as complete. */
export async function removeRelease(bucket: Bucket, one: ReleaseName) {
  await bucket.remove(objectKey(one, releaseFile));
  const entries = await bucket.list(objectKey(one));
  await pMap(entries, ({ key }) => bucket.remove(key), { concurrency });
}
