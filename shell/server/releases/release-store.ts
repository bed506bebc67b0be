import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@portal/releases/change-registry';
import {
  emptyRegistry,
  readRegistry,
  registryFile,
  type Registry,
} from '@portal/releases/registry';
import { readRelease, type Release } from '@portal/releases/release';
import { developmentId } from '@portal/releases/release-names';
import { LRUCache } from 'lru-cache';

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** Number of cached manifests; release overrides may request any published one. */
const keptReleases = 100;

type Known = { readonly stamp: string | undefined; readonly registry: Registry };

/**
 * Reads registry and releases with caches. The registry is read again after a change; releases
 * never change, except development builds. An unreadable registry keeps the last one and calls
 * `onDamage`.
 */
export function createReleaseStore(
  { releasesFolder, bucket }: Store,
  onDamage: (reason: unknown) => void = () => undefined,
) {
  const releases = new LRUCache<string, Promise<Release>>({ max: keptReleases });
  let known: Known = { stamp: undefined, registry: emptyRegistry };

  async function readOrKeep() {
    try {
      const registry = await readRegistry(releasesFolder, onDamage);
      // An empty registry after a real one means that the file is gone.
      if (registry !== emptyRegistry || known.registry === emptyRegistry) return registry;
      onDamage('It is gone.');
    } catch (failure) {
      if (known.registry === emptyRegistry) throw failure;
      onDamage(failure);
    }
    return known.registry;
  }

  return {
    releasesFolder,
    bucket,

    async registry() {
      const stamp = await stampOf(join(releasesFolder, registryFile));
      if (stamp !== known.stamp) known = { stamp, registry: await readOrKeep() };
      return known.registry;
    },

    release(name: string, id: string) {
      if (id === developmentId) return readRelease(releasesFolder, name, id);
      const key = `${name}/${id}`;
      const release = releases.get(key) ?? readRelease(releasesFolder, name, id);
      releases.set(key, release);
      // Not cached, so that a later attempt can succeed.
      release.catch(() => releases.delete(key));
      return release;
    },
  };
}

/** Identifies the version of a file. Includes the inode, because publishing replaces the file. */
async function stampOf(file: string) {
  try {
    const { mtimeMs, ino, size } = await stat(file);
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    // There is no registry before the first release.
    return '';
  }
}
