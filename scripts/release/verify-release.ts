import { join } from 'node:path';
import { readRelease, releaseFolder } from '../../shell/server/releases/release';
import { measureFile } from './release-files';

/** The release, after every file of it was found to be what it was built as. */
export async function verifyRelease(releasesFolder: string, name: string, id: string) {
  const release = await readRelease(releasesFolder, name, id);
  const folder = releaseFolder(releasesFolder, name, id);
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const measured = await measureFile(join(folder, file)).catch(() => undefined);
    if (measured?.integrity !== integrity) {
      throw new Error(`${name} ${id}: ${file} is not the file that was built.`);
    }
  }
  return release;
}
