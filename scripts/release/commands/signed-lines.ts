import { releaseKey } from '@portal/releases/needed-releases';
import type { ReleaseName } from '@portal/releases/channel';
import { describeSigned } from '@portal/releases/provenance';
import type { Registry } from '@portal/releases/registry';
import { revisionLines } from './revision-lines';

/**
 * One line per release with its signer and the origin of its sources. Removed releases have no
 * line.
 */
export async function signedLines(releasesFolder: string, releases: readonly ReleaseName[]) {
  const unique = new Map(releases.map((one) => [releaseKey(one), one]));
  const described = [...unique.values()].map(async (one) => {
    const text = await describeSigned(releasesFolder, one);
    return text === undefined ? [] : [`    ${one.name} ${one.id} ${text}`];
  });
  return (await Promise.all(described)).flat();
}

/** Formats a revision together with its new releases. */
export async function signedRevisionLines(releasesFolder: string, revision: Registry) {
  const came = (revision.change?.changes ?? []).flatMap(({ application, to }) =>
    to === undefined ? [] : [{ name: application, id: to }],
  );
  return [...revisionLines(revision), ...(await signedLines(releasesFolder, came))];
}
