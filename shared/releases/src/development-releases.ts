import type { ReleaseName } from './channel';
import { readRelease } from './release';

/** Builds for development servers of these releases. Missing releases have none. */
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
