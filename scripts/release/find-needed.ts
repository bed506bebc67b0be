import type { Store } from '@portal/releases/change-registry';
import { developmentsOf } from '@portal/releases/development-releases';
import { neededReleases, releaseKey } from '@portal/releases/needed-releases';

/** Longest time from a build's start to its publication, in milliseconds. */
export const longestWork = 24 * 60 * 60 * 1000;

/** Keys of all releases in use, including the shell's development builds. */
export async function findNeeded({ releasesFolder, bucket }: Store): Promise<ReadonlySet<string>> {
  const needed = await neededReleases(releasesFolder);
  const shells = needed.filter(({ name }) => name === 'shell');
  await bucket?.take(shells);
  const developments = await developmentsOf(releasesFolder, shells);
  return new Set([...needed, ...developments].map(releaseKey));
}
