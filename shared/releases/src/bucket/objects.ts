import type { Bucket } from '@portal/server/s3-bucket';
import type { ReleaseName } from '../channel';
import { releaseKey } from '../needed-releases';

/** So many are on their way at once. */
export const concurrency = 8;

/** Where a bucket has a file of a release. */
export const objectKey = (one: ReleaseName, file = '') => `${releaseKey(one)}/${file}`;

/** Fails if a bucket has something else there. */
export async function requireSame(bucket: Bucket, key: string, content: Buffer) {
  const stored = await bucket.read(key);
  if (!stored || stored.equals(content)) return;
  throw new Error(
    `El almacén S3 tiene otro contenido en ${key}; borra la carpeta de esa versión para traer la suya.`,
  );
}
