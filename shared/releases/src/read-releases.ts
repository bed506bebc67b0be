import pMap from 'p-map';
import type { ReleaseName } from './channel';
import { releaseKey } from './needed-releases';
import { readRelease, type Release } from './release';

/** Parallel reads of descriptions. */
const concurrency = 16;

/**
 * Reads descriptions of releases, each once. `all` throws an error with advice if one cannot be
 * read, because visitors would receive it.
 */
export function createReleaseReader(releasesFolder: string) {
  const known = new Map<string, Release>();

  async function readOne({ name, id }: ReleaseName) {
    if (known.has(releaseKey({ name, id }))) return;
    const release = await readRelease(releasesFolder, name, id).catch((cause: unknown) => {
      throw new Error(
        `No se puede leer ${name} ${id}, una versión que recibirían las visitas; vuelve antes a otra con «rollback».`,
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
        if (!release)
          throw new Error(`Release ${releaseKey(one)} must be requested with all() first.`);
        return release;
      };
    },

    /** Descriptions by key; unreadable ones are missing. */
    async readable(wanted: readonly ReleaseName[]): Promise<ReadonlyMap<string, Release>> {
      await pMap(wanted, (one) => readOne(one).catch(() => undefined), { concurrency });
      return known;
    },
  };
}

export type ReleaseReader = ReturnType<typeof createReleaseReader>;
