import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyRegistry, readRegistry, registryFile } from './registry';
import { readRelease, type Release } from './release';

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** What is published, read again only when it changed; releases never change once they are there. */
export function createReleaseStore(folder: string) {
  const releases = new Map<string, Promise<Release>>();
  let known = { stamp: '', registry: emptyRegistry };

  return {
    folder,

    async registry() {
      const stamp = await stampOf(join(folder, registryFile));
      if (stamp !== known.stamp) known = { stamp, registry: await readRegistry(folder) };
      return known.registry;
    },

    release(name: string, id: string) {
      const key = `${name}/${id}`;
      const release = releases.get(key) ?? readRelease(folder, name, id);
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
