import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasesBucket } from './bucket/releases-bucket';
import { servedReleases } from './channel';
import { releaseKey } from './needed-releases';
import type { Owner } from './owner';
import { preserveOwners } from './ownership';
import { notedRedirects, ownedRedirects, type OwnedRedirects } from './redirects';
import {
  parseRegistry,
  readRegistry,
  revisionsFolder,
  type Registry,
  type ChangeAction,
  type RegistryChange,
} from './registry';
import { storeRevision, withRegistryLock, writeRevisions } from './write-revisions';

/** Place of the releases and the registry: a folder, or a bucket with the folder as its copy. */
export type Store = {
  readonly releasesFolder: string;
  readonly bucket?: ReleasesBucket | undefined;
};

/** Changed channels and the note for the history. */
export type NextRevision = {
  readonly applications: Registry['applications'];
  readonly removed?: readonly string[];
  /** Replaces all redirects; undefined keeps them. */
  readonly redirects?: OwnedRedirects | undefined;
  /** New owners of some applications. The others keep theirs. */
  readonly owners?: Readonly<Record<string, Owner>>;
  readonly change: Omit<RegistryChange, 'at' | 'action'> & { readonly action: ChangeAction };
  /** Final check while the lock is held. Rejects to cancel the change. */
  readonly confirm?: () => Promise<void>;
};

/**
 * Changes the registry without losing concurrent publications. `workOut` runs without a lock, and
 * again if another change was faster; undefined leaves the registry unchanged. The lock makes
 * writing the revision and the registry one step, which the next process completes after a crash.
 * In a bucket only one writer can create a revision, after its releases are stored. Returns the
 * current registry.
 */
export async function changeRegistry(
  { releasesFolder, bucket }: Store,
  workOut: (current: Registry) => Promise<NextRevision | undefined>,
): Promise<Registry> {
  await mkdir(join(releasesFolder, revisionsFolder), { recursive: true });
  for (;;) {
    await bucket?.pull();
    const current = await readRegistry(releasesFolder);
    const worked = await workOut(current);
    if (!worked) return current;
    // Releases that visitors already received are in the bucket.
    await bucket?.send(newlyServed(current, worked));
    const written = await withRegistryLock(releasesFolder, async () => {
      const { revision } = await readRegistry(releasesFolder);
      if (revision !== current.revision) return undefined;
      await worked.confirm?.();
      const next = registryAfter(current, worked);
      const text = `${JSON.stringify(next, undefined, 1)}\n`;
      // Throws before writing an unreadable registry.
      parseRegistry(text);
      if (bucket && !(await bucket.addRevision(next.revision, text))) return undefined;
      await storeRevision(releasesFolder, current);
      await writeRevisions(releasesFolder, [{ revision: next.revision, text }]);
      return next;
    });
    if (written) return written;
  }
}

/** Releases that visitors receive after the change but did not before. */
export function newlyServed(current: Registry, next: Pick<NextRevision, 'applications'>) {
  const before = new Set(servedReleases(current.applications).map(releaseKey));
  return servedReleases(next.applications).filter((one) => !before.has(releaseKey(one)));
}

const registryAfter = (current: Registry, next: NextRevision): Registry => {
  const { removed = [], redirects = ownedRedirects(current), owners } = next;
  const { redirects: _before, redirectedBy: _by, ...rest } = current;
  const applications = Object.entries({ ...current.applications, ...next.applications });
  const after = {
    ...rest,
    revision: current.revision + 1,
    applications: Object.fromEntries(applications.filter(([name]) => !removed.includes(name))),
    ...notedRedirects(redirects),
    change: { at: new Date().toISOString(), ...next.change },
  };
  return preserveOwners(current, after, owners);
};
