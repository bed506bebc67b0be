import { releaseKey } from '@portal/releases/needed-releases';
import type { ReleaseName } from '@portal/releases/channel';
import { describeSigned } from '@portal/releases/provenance';
import type { Registry } from '@portal/releases/registry';
import { revisionLines } from './revision-lines';

/** Who signed each of these releases and which sources it is of, a line each; nothing of those that are gone. */
export async function signedLines(releasesFolder: string, releases: readonly ReleaseName[]) {
  const unique = new Map(releases.map((one) => [releaseKey(one), one]));
  const described = [...unique.values()].map(async (one) => {
    const text = await describeSigned(releasesFolder, one);
    return text === undefined ? [] : [`    ${one.name} ${one.id} ${text}`];
  });
  return (await Promise.all(described)).flat();
}

/** A revision, with what is known of the releases that came by it. */
export async function signedRevisionLines(releasesFolder: string, revision: Registry) {
  const came = (revision.change?.changes ?? []).flatMap(({ application, to }) =>
    to === undefined ? [] : [{ name: application, id: to }],
  );
  return [...revisionLines(revision), ...(await signedLines(releasesFolder, came))];
}
