import type { ReleaseName } from './channel';
import { readRelease } from './release';

/** What a development server takes in the place of these releases of the folder; of one that is not there nothing. */
export async function developmentsOf(
  releasesFolder: string,
  releases: readonly ReleaseName[],
): Promise<readonly ReleaseName[]> {
  const found = releases.map(async ({ name, id }) => {
    const release = await readRelease(releasesFolder, name, id).catch(() => undefined);
    return release?.development ? [{ name, id: release.development }] : [];
  });
  return (await Promise.all(found)).flat();
}
