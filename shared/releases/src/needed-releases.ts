import { choosable, served, type ReleaseName } from './channel';
import { readRegistry, readRevisions, type Registry } from './registry';

const day = 24 * 60 * 60 * 1000;

/** A page may be open for so long, in milliseconds, and ask for what it was made of. */
const longestOpen = 30 * day;

/**
 * Releases that somebody can need: what is live, stands in for it or can be chosen, and what pages were made of
 * that were opened in the last 30 days.
 */
export async function neededReleases(releasesFolder: string): Promise<readonly ReleaseName[]> {
  const needed = [...releasesIn(await readRegistry(releasesFolder))];
  for await (const revision of readRevisions(releasesFolder)) {
    needed.push(...releasesIn(revision));
    // The last of them was live when the time began.
    if (Date.now() - Date.parse(revision.change?.at ?? '') > longestOpen) break;
  }
  return [...new Map(needed.map((one) => [releaseKey(one), one])).values()];
}

export const releaseKey = ({ name, id }: ReleaseName) => `${name}/${id}`;

/** What a page may be made of by a revision: what everybody gets, what stands in for it, and what one may choose. */
const releasesIn = ({ applications }: Registry): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, channel]) =>
    [
      ...served(channel),
      ...(channel.previous ? [channel.previous] : []),
      ...choosable(channel),
    ].map((id) => ({ name, id })),
  );
