import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { S3Settings } from '@portal/server/s3-bucket';
import { StartFailure } from '@portal/server/start-failure';
import { createDiskStore } from './disk-store';
import type { FileStore } from './file-store';
import { createS3Store } from './s3-store';

type FileSettings = { s3: S3Settings | undefined; dataDirectory: string; keptFreeBytes: number };

/** Opens a bucket, or a folder next to the database. */
export async function openFileStore({ s3, ...config }: FileSettings): Promise<FileStore> {
  if (!s3) return createDiskStore(join(config.dataDirectory, 'files'), config.keptFreeBytes);
  const store = createS3Store(s3);
  await requireWritable(store);
  return store;
}

/** Permissions of keys and buckets can only be found by trying. */
async function requireWritable(store: FileStore) {
  const name = `probe-${randomUUID()}`;
  try {
    await store.save('cv', name, Buffer.from('probe'));
    await store.remove('cv', name);
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartFailure(
      `No se puede escribir en el almacén de archivos de S3_URL; revisa la dirección y las claves (${reason}).`,
    );
  }
}

/** Returns the store's own message instead of the one for users. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
