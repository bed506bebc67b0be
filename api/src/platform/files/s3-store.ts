import { BucketFailure, openBucket, type S3Settings } from '@portal/server/s3-bucket';
import { unavailable } from '../problem/problem';
import type { FileStore } from './file-store';

export function createS3Store(settings: S3Settings): FileStore {
  const bucket = openBucket(settings);
  return {
    save: (folder, name, bytes) => orAway(bucket.write(`${folder}/${name}`, bytes)),
    read: (folder, name) => orAway(bucket.read(`${folder}/${name}`)),
    remove: (folder, name) => orAway(bucket.remove(`${folder}/${name}`)),
    async list(folder) {
      const entries = await orAway(bucket.list(`${folder}/`));
      return entries.map(({ key }) => key.slice(folder.length + 1));
    },
  };
}

/** Lets the client try again if the store is unavailable. */
const orAway = <T>(asking: Promise<T>): Promise<T> =>
  asking.catch((failure: unknown) => {
    const isAway = failure instanceof BucketFailure && failure.isAway;
    throw isAway ? Object.assign(unavailable(), { cause: failure }) : failure;
  });
