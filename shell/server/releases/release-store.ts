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

/** So many descriptions are kept at hand; a pin may ask for any that was published. */
const keptReleases = 100;

type Known = { readonly stamp: string | undefined; readonly registry: Registry };

/**
 * What is published, read again only when it changed; releases never change once they are there,
 * but for the one that is worked on. A
 * registry that cannot be read leaves what was known before, and `onDamage` is told why.
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
      // What was published does not become nothing.
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
      // What could not be read may be there later.
      release.catch(() => releases.delete(key));
      return release;
    },
  };
}

/** Publishing replaces the file, so a new one tells itself by its inode as well. */
async function stampOf(file: string) {
  try {
    const { mtimeMs, ino, size } = await stat(file);
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    // Before the first release was published there is no registry.
    return '';
  }
}
