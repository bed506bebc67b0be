import { servedReleases } from '@portal/releases/channel';
import { readNotices, type Notice } from '@portal/releases/notices';
import { readRegistry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';

export async function liveNotices(releasesFolder: string): Promise<readonly Notice[]> {
  const { applications } = await readRegistry(releasesFolder);
  const reading = servedReleases(applications).map(async ({ name, id }) =>
    readNotices(releasesFolder, await readRelease(releasesFolder, name, id)),
  );
  return (await Promise.all(reading)).flat();
}
