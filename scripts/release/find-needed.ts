import type { Store } from '@portal/releases/change-registry';
import { developmentsOf } from '@portal/releases/development-releases';
import { neededReleases, releaseKey } from '@portal/releases/needed-releases';

/** What is built may be published, and a build under way may end, within so long, in milliseconds. */
export const longestWork = 24 * 60 * 60 * 1000;

/** The keys of what somebody can need, with what a development server takes in the place of a shell. */
export async function findNeeded({ releasesFolder, bucket }: Store): Promise<ReadonlySet<string>> {
  const needed = await neededReleases(releasesFolder);
  const shells = needed.filter(({ name }) => name === 'shell');
  await bucket?.take(shells);
  const developments = await developmentsOf(releasesFolder, shells);
  return new Set([...needed, ...developments].map(releaseKey));
}
