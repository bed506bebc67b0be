import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withRegistryLock } from '@portal/releases/write-revisions';
import type { ReleaseName } from '@portal/releases/channel';
import { releaseKey } from '@portal/releases/needed-releases';
import { revisionsFolder } from '@portal/releases/registry';
import { developmentId } from '@portal/releases/release-names';
import { listFiles } from '@portal/server/list-files';
import { findNeeded, longestWork } from './find-needed';

/** Name prefix of folders that are being removed; they are never read. */
const goneName = '.gone-';

export type Garbage = ReleaseName & { readonly bytes: number };

/** Removes unused releases from a folder. A concurrent publication of one fails with a message. */
export async function collectFromFolder(
  releasesFolder: string,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<readonly Garbage[]> {
  const garbage = await findGarbage(releasesFolder);
  if (isDryRun || garbage.length === 0) return garbage;
  // A concurrent publication either finds its release or is refused because it is gone.
  const gone = await withRegistryLock(releasesFolder, async () => {
    const still = new Set((await findGarbage(releasesFolder)).map(releaseKey));
    const removed = garbage.filter((one) => still.has(releaseKey(one)));
    return Promise.all(removed.map((one) => setAside(releasesFolder, one)));
  });
  await Promise.all(gone.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  return gone.map(({ one }) => one);
}

async function setAside(releasesFolder: string, one: Garbage) {
  const folder = join(releasesFolder, one.name, `${goneName}${randomUUID()}`);
  await rename(join(releasesFolder, one.name, one.id), folder);
  return { one, folder };
}

async function findGarbage(releasesFolder: string) {
  const needed = await findNeeded({ releasesFolder });
  const garbage: Garbage[] = [];
  for (const one of await findFolders(releasesFolder)) {
    if (needed.has(releaseKey(one)) || one.id === developmentId) continue;
    const folder = join(releasesFolder, one.name, one.id);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > longestWork || one.id.startsWith(goneName)) {
      garbage.push({ ...one, bytes: await sizeOf(folder) });
    }
  }
  return garbage;
}

/** Every release folder of every application, complete or not. */
async function findFolders(releasesFolder: string): Promise<readonly ReleaseName[]> {
  const names = await foldersIn(releasesFolder);
  const found = names
    .filter((name) => name !== revisionsFolder)
    .map(async (name) => (await foldersIn(join(releasesFolder, name))).map((id) => ({ name, id })));
  return (await Promise.all(found)).flat();
}

const foldersIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

async function sizeOf(folder: string) {
  const sizes = await Promise.all(
    listFiles(folder).map(async (file) => (await stat(join(folder, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
