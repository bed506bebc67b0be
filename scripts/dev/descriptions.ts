import { join } from 'node:path';
import { releaseFile, releaseFolder, type Release } from '@portal/releases/release';
import { writeWhole } from '@portal/releases/write-whole';

type Description = { readonly stamp: string; readonly writing: Promise<void> };

/** Writes the descriptions of development releases into the site's releases folder. */
export function createDescriptions(releasesFolder: string) {
  const descriptions = new Map<string, Description>();

  return {
    /**
     * Resolves when the folder describes this release with these build hashes; safe for concurrent
     * calls. Writes only changes, because renderers reload a release when its time changes.
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
      // The next call retries a failed write.
      writing.catch(() => descriptions.delete(name));
      return writing;
    },
  };
}
