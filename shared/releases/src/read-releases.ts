import pMap from 'p-map';
import type { ReleaseName } from './channel';
import { releaseKey } from './needed-releases';
import { readRelease, type Release } from './release';

/** So many descriptions are read at once. */
const concurrency = 16;

/**
 * Reads descriptions of releases, each once however often it is asked for. Of several that are asked for it fails with
 * a sentence if visitors would get one that cannot be read.
 */
export function createReleaseReader(releasesFolder: string) {
  const known = new Map<string, Release>();

  async function readOne({ name, id }: ReleaseName) {
    if (known.has(releaseKey({ name, id }))) return;
    const release = await readRelease(releasesFolder, name, id).catch((cause: unknown) => {
      throw new Error(
        `${name} ${id} no se puede leer, y lo recibirían visitas; pon antes otra versión con «rollback».`,
        { cause },
      );
    });
    known.set(releaseKey(release), release);
  }

  return {
    async all(wanted: readonly ReleaseName[]) {
      await pMap(wanted, readOne, { concurrency });
      return (one: ReleaseName): Release => {
        const release = known.get(releaseKey(one));
        if (!release) throw new Error(`${releaseKey(one)} was not read.`);
        return release;
      };
    },

    /** Those that can be read, by their keys. */
    async readable(wanted: readonly ReleaseName[]): Promise<ReadonlyMap<string, Release>> {
      await pMap(wanted, (one) => readOne(one).catch(() => undefined), { concurrency });
      return known;
    },
  };
}

export type ReleaseReader = ReturnType<typeof createReleaseReader>;
