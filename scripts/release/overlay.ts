import { existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readRegistry } from '@portal/releases/registry';
import { releaseFolder } from '@portal/releases/release';
import { liveIn, writeLive } from './write-live';

type OverlayOptions = {
  /** The releases folder that it is laid over. */
  readonly store: string;
  /** What it held before is removed. */
  readonly folder: string;
  /** By application, the id of the release that is live here; another one than in the store. */
  readonly replaced: Readonly<Record<string, string>>;
};

/**
 * A releases folder of its own in which some applications have another release live than in a store. It holds
 * links to the releases of the store; those that the store lacks are put into it by whoever makes them. The
 * store stays as it is.
 */
export async function overlayReleases({ store, folder, replaced }: OverlayOptions) {
  await rm(folder, { recursive: true, force: true });
  const found = liveIn(await readRegistry(store));
  const live = { ...found.live, ...replaced };
  for (const [name, id] of Object.entries(live)) {
    const link = releaseFolder(folder, name, id);
    await mkdir(dirname(link), { recursive: true });
    const original = releaseFolder(resolve(store), name, id);
    // Windows lets anybody make links of this kind.
    if (existsSync(original)) await symlink(original, link, 'junction');
  }
  return writeLive(folder, { ...found, live });
}
