import pMap from 'p-map';
import type { ReleaseName } from './channel';
import { releaseKey } from './needed-releases';
import { readRelease, type Release } from './release';

/** So many descriptions are read at once. */
const concurrency = 16;

/** Reads each of these releases once; fails with a sentence if visitors would get one that cannot be read. */
export async function readReleases(releasesFolder: string, wanted: readonly ReleaseName[]) {
  const known = new Map<string, Release>();
  const unique = new Map(wanted.map((one) => [releaseKey(one), one]));
  const reading = async ([key, { name, id }]: readonly [string, ReleaseName]) => {
    const release = await readRelease(releasesFolder, name, id).catch((cause: unknown) => {
      throw new Error(
        `${name} ${id} no se puede leer, y lo recibirían visitas; pon antes otra versión con «rollback».`,
        { cause },
      );
    });
    known.set(key, release);
  };
  await pMap(unique, reading, { concurrency });
  return (one: ReleaseName): Release => {
    const release = known.get(releaseKey(one));
    if (!release) throw new Error(`${releaseKey(one)} was not read.`);
    return release;
  };
}
