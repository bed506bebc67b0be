import type { Store } from '@portal/releases/change-registry';
import { releaseKey } from '@portal/releases/needed-releases';
import { collectFromBucket } from './collect-from-bucket';
import { collectFromFolder, type Garbage } from './collect-from-folder';

/**
 * Removes releases that are not live, not a fallback, not selectable, and not part of a page opened
 * in the last 30 days. Keeps builds of the last day, because they may be about to be published.
 * With `isDryRun`, only reports them.
 */
export async function collectGarbage(
  { releasesFolder, bucket }: Store,
  options: { readonly isDryRun: boolean },
): Promise<readonly Garbage[]> {
  const fromBucket = bucket ? await collectFromBucket({ releasesFolder, bucket }, options) : [];
  const fromFolder = await collectFromFolder(releasesFolder, options);
  // If both contain a release, the folder's is a copy.
  return [...new Map([...fromFolder, ...fromBucket].map((one) => [releaseKey(one), one])).values()];
}
