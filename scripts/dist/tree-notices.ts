import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNotices } from '@portal/releases/notices';
import { toolsFolder } from '../applications';
import { liveNotices } from '../licenses/live-notices';
import { aboutNotices, noticesName, ownLicense } from '../licenses/own-license';
import { noticesOf } from '../licenses/package-notices';

/**
 * Writes into a tree the project's licence, and those of all that others have made of it: packages, by their
 * folders, that are part of the programs or beside them, and what the releases of the tree hold.
 */
export async function writeTreeNotices(
  folder: string,
  { packages, releasesFolder }: { packages: Iterable<string>; releasesFolder: string },
) {
  const notices = [...noticesOf(packages), ...(await liveNotices(releasesFolder))];
  writeFileSync(join(folder, noticesName), writeNotices(aboutNotices, notices));
  cpSync(join(toolsFolder, ownLicense), join(folder, ownLicense));
}
