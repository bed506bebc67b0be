import { BucketFailure } from '@portal/server/s3-bucket';
import { StartFailure } from '@portal/server/start-failure';
import type { Store } from '../change-registry';
import { readRegistry } from '../registry';
import { bucketSentence } from './bucket-sentence';

/**
 * Brings the copy of a bucket up to date before something starts; does nothing without a bucket. With the
 * bucket away a copy does as it is, and `onAway` is told why; where there is none it fails with a sentence.
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
