import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNotices } from '@portal/releases/notices';
import { toolsFolder } from '../applications';
import { liveNotices } from '../licenses/live-notices';
import { aboutNotices, noticesName, ownLicense } from '../licenses/own-license';
import { noticesOf } from '../licenses/package-notices';

/**
 * Writes the project's licence, and the notices of all third-party packages in the programs, beside
 * them and in the tree's releases.
 */
export async function writeTreeNotices(
  folder: string,
  { packages, releasesFolder }: { packages: Iterable<string>; releasesFolder: string },
) {
  const notices = [...noticesOf(packages), ...(await liveNotices(releasesFolder))];
  writeFileSync(join(folder, noticesName), writeNotices(aboutNotices, notices));
  cpSync(join(toolsFolder, ownLicense), join(folder, ownLicense));
}
