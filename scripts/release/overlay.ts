import { existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readRegistry } from '@portal/releases/registry';
import { releaseFolder } from '@portal/releases/release';
import { liveIn, writeLive } from './write-live';

type OverlayOptions = {
  /** Source of the linked releases. */
  readonly store: string;
  /** Target folder; its old content is deleted. */
  readonly folder: string;
  /** Live release id by application name, where it differs from the store. */
  readonly replaced: Readonly<Record<string, string>>;
};

/**
 * Creates a releases folder with links to a store, but with other live releases of some
 * applications. The caller adds releases that the store does not have. The store does not change.
 */
export async function overlayReleases({ store, folder, replaced }: OverlayOptions) {
  await rm(folder, { recursive: true, force: true });
  const found = liveIn(await readRegistry(store));
  const live = { ...found.live, ...replaced };
  for (const [name, id] of Object.entries(live)) {
    const link = releaseFolder(folder, name, id);
    await mkdir(dirname(link), { recursive: true });
    const original = releaseFolder(resolve(store), name, id);
    // Windows allows junctions without administrator rights.
    if (existsSync(original)) await symlink(original, link, 'junction');
  }
  return writeLive(folder, { ...found, live });
}
