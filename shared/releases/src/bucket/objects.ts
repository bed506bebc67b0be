import type { Bucket } from '@portal/server/s3-bucket';
import type { ReleaseName } from '../channel';
import { releaseKey } from '../needed-releases';

/** Parallel requests to a bucket. */
export const concurrency = 8;

/** Key of a release's file in a bucket. */
export const objectKey = (one: ReleaseName, file = '') => `${releaseKey(one)}/${file}`;

/** Throws if the bucket has other content at the key. */
export async function requireSame(bucket: Bucket, key: string, content: Buffer) {
  const stored = await bucket.read(key);
  if (!stored || stored.equals(content)) return;
  throw new Error(
    `El contenido de ${key} en el almacén S3 es distinto del local; borra la carpeta local de esa versión para volver a copiarla.`,
  );
}
