import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withRegistryLock } from '@portal/releases/write-revisions';
import { choosable, type ReleaseName } from '@portal/releases/channel';
import {
  readRegistry,
  readRevisions,
  revisionsFolder,
  type Registry,
} from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';
import { developmentId } from '@portal/releases/release-names';
import { listFiles } from '@portal/server/list-files';

const day = 24 * 60 * 60 * 1000;

/** A page may be open for so long, in milliseconds, and ask for what it was made of. */
const longestOpen = 30 * day;

/** What is built may be published, and a build under way may end, within so long. */
const longestWork = day;

/** What is being removed is called so, and nobody reads it. */
const goneName = '.gone-';

export type Garbage = ReleaseName & { readonly bytes: number };

/**
 * Removes releases that nobody can need: that no page which was opened in the last 30 days was made of, that
 * nobody can choose, and that are not live, nor stand in for what is. What was built within a day stays, as
 * it may be about to be published. With `isDryRun` it only tells what it would remove.
 */
export async function collectGarbage(
  releasesFolder: string,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<readonly Garbage[]> {
  const garbage = await findGarbage(releasesFolder);
  if (isDryRun || garbage.length === 0) return garbage;
  // Who publishes one of them at this moment finds it, or is told that it is gone.
  const gone = await withRegistryLock(releasesFolder, async () => {
    const still = new Set((await findGarbage(releasesFolder)).map(keyOf));
    const removed = garbage.filter((one) => still.has(keyOf(one)));
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
  const needed = await findNeeded(releasesFolder);
  const garbage: Garbage[] = [];
  for (const one of await findFolders(releasesFolder)) {
    if (needed.has(keyOf(one)) || one.id === developmentId) continue;
    const folder = join(releasesFolder, one.name, one.id);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > longestWork || one.id.startsWith(goneName)) {
      garbage.push({ ...one, bytes: await sizeOf(folder) });
    }
  }
  return garbage;
}

/** Every folder of a release, whole or not, of whatever application. */
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

async function findNeeded(releasesFolder: string): Promise<ReadonlySet<string>> {
  const needed = [...releasesIn(await readRegistry(releasesFolder))];
  for await (const revision of readRevisions(releasesFolder)) {
    needed.push(...releasesIn(revision));
    // The last of them was live when the time began.
    if (Date.now() - Date.parse(revision.change?.at ?? '') > longestOpen) break;
  }
  return new Set([...needed, ...(await developmentOf(releasesFolder, needed))].map(keyOf));
}

/** What a page may be made of by a revision: what everybody gets, what stands in for it, and what one may choose. */
const releasesIn = ({ applications }: Registry): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, channel]) =>
    [channel.live, ...(channel.previous ? [channel.previous] : []), ...choosable(channel)].map(
      (id) => ({ name, id }),
    ),
  );

/** What a development server takes in the place of a shell goes with it. */
async function developmentOf(releasesFolder: string, releases: readonly ReleaseName[]) {
  const found = releases
    .filter(({ name }) => name === 'shell')
    .map(async ({ name, id }) => {
      const release = await readRelease(releasesFolder, name, id).catch(() => undefined);
      return release?.development ? [{ name, id: release.development }] : [];
    });
  return (await Promise.all(found)).flat();
}

const keyOf = ({ name, id }: ReleaseName) => `${name}/${id}`;
