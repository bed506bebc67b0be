import type { Store } from '@portal/releases/change-registry';
import { releaseKey } from '@portal/releases/needed-releases';
import { collectFromBucket } from './collect-from-bucket';
import { collectFromFolder, type Garbage } from './collect-from-folder';

/**
 * Removes releases that nobody can need: that no page which was opened in the last 30 days was made of, that
 * nobody can choose, and that are not live, nor stand in for what is. What was built within a day stays, as
 * it may be about to be published. With `isDryRun` it only tells what it would remove.
 */
export async function collectGarbage(
  { releasesFolder, bucket }: Store,
  options: { readonly isDryRun: boolean },
): Promise<readonly Garbage[]> {
  const fromBucket = bucket ? await collectFromBucket({ releasesFolder, bucket }, options) : [];
  const fromFolder = await collectFromFolder(releasesFolder, options);
  // Of what is in both, the folder's is a copy.
  return [...new Map([...fromFolder, ...fromBucket].map((one) => [releaseKey(one), one])).values()];
}
