import { existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  emptyRegistry,
  readRegistry,
  registryFile,
  type Registry,
} from '@portal/releases/registry';
import { releaseFolder } from '@portal/releases/release';
import { join, resolve } from 'node:path';
import { writeWhole } from './write-whole';

type OverlayOptions = {
  /** The releases folder that it is laid over. Without one, the overlay holds what replaces it only. */
  readonly store?: string;
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
  const { applications, revision } = store ? await readRegistry(store) : emptyRegistry;
  const live = Object.entries(applications).map(([name, channel]) => [name, channel.live] as const);
  const releases = Object.entries({ ...Object.fromEntries(live), ...replaced });
  for (const [name, id] of releases) {
    const link = releaseFolder(folder, name, id);
    await mkdir(dirname(link), { recursive: true });
    const original = store && releaseFolder(resolve(store), name, id);
    // Windows lets anybody make links of this kind.
    if (original && existsSync(original)) await symlink(original, link, 'junction');
  }
  const registry: Registry = {
    schema: 1,
    revision,
    applications: Object.fromEntries(
      releases.map(([name, id]) => [name, { live: id, published: [id] }]),
    ),
  };
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, registryFile), JSON.stringify(registry));
  return registry;
}
