import { BucketFailure } from '@portal/server/s3-bucket';
import { StartFailure } from '@portal/server/start-failure';
import type { Store } from '../change-registry';
import { readRegistry } from '../registry';
import { bucketSentence } from './bucket-sentence';

/**
 * Updates the copy of a bucket at start; does nothing without a bucket. If the bucket is
 * unreachable, an existing copy is used and `onAway` receives the error.
 *
 * @throws StartFailure without an existing copy, or if the folder is not a copy of the bucket
 */
export async function beginCopy(
  { releasesFolder, bucket }: Store,
  onAway: (failure: unknown) => void = () => undefined,
): Promise<void> {
  try {
    await bucket?.pull();
  } catch (failure) {
    if (failure instanceof StartFailure) throw failure;
    const { revision } = await readRegistry(releasesFolder);
    if (revision > 0) return onAway(failure);
    const isKnown = failure instanceof BucketFailure;
    throw isKnown ? new StartFailure(bucketSentence(failure), { cause: failure }) : failure;
  }
}
