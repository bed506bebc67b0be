import { selectableReleases, served, type ReleaseName } from './channel';
import { readRegistry, readRevisions, type Registry } from './registry';

const day = 24 * 60 * 60 * 1000;

/** Longest time in milliseconds that a page may be open and request its files. */
const longestOpen = 30 * day;

/**
 * Releases that may still be requested: live ones, fallbacks and those to choose in the panel.
 * Includes those of the last 30 days, for open pages.
 */
export async function neededReleases(releasesFolder: string): Promise<readonly ReleaseName[]> {
  const needed = [...releasesIn(await readRegistry(releasesFolder))];
  for await (const revision of readRevisions(releasesFolder)) {
    needed.push(...releasesIn(revision));
    // This revision was live when the period began.
    if (Date.now() - Date.parse(revision.change?.at ?? '') > longestOpen) break;
  }
  return [...new Map(needed.map((one) => [releaseKey(one), one])).values()];
}

export const releaseKey = ({ name, id }: ReleaseName) => `${name}/${id}`;

/** Releases that a page may use under a revision: served ones, fallbacks and release overrides. */
const releasesIn = ({ applications }: Registry): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, channel]) =>
    [
      ...served(channel),
      ...(channel.previous ? [channel.previous] : []),
      ...selectableReleases(channel),
    ].map((id) => ({ name, id })),
  );
