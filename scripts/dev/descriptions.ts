import { join } from 'node:path';
import { releaseFile, releaseFolder, type Release } from '@portal/releases/release';
import { writeWhole } from '@portal/releases/write-whole';

type Description = { readonly stamp: string; readonly writing: Promise<void> };

/** The descriptions of what is worked on, in the releases folder that the site reads. */
export function createDescriptions(releasesFolder: string) {
  const descriptions = new Map<string, Description>();

  return {
    /**
     * Settles once the folder describes a release as of these hashes of its builds, however many ask for it
     * at once. It is written when something changed: its time tells renderers to load it anew.
     */
    async write(release: Release, hashes: readonly (string | undefined)[]) {
      const { name, id } = release;
      const stamp = JSON.stringify([hashes, release.routes]);
      const last = descriptions.get(name);
      if (last?.stamp === stamp) return last.writing;
      const file = join(releaseFolder(releasesFolder, name, id), releaseFile);
      const write = () =>
        writeWhole(file, JSON.stringify({ ...release, built: new Date().toISOString() }));
      const writing = last ? last.writing.then(write, write) : write();
      descriptions.set(name, { stamp, writing });
      // What could not be written is tried again by whoever asks next.
      writing.catch(() => descriptions.delete(name));
      return writing;
    },
  };
}
