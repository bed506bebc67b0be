import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasesBucket } from './bucket/releases-bucket';
import { servedReleases } from './channel';
import { releaseKey } from './needed-releases';
import type { Owner } from './owner';
import { keepOwners } from './ownership';
import { notedRedirects, ownedRedirects, type OwnedRedirects } from './redirects';
import {
  parseRegistry,
  readRegistry,
  revisionsFolder,
  type Registry,
  type ChangeAction,
  type RegistryChange,
} from './registry';
import { keepRevision, withRegistryLock, writeRevisions } from './write-revisions';

/** Where releases and the registry are: in a folder, or in a bucket of which the folder is a copy. */
export type Store = {
  readonly releasesFolder: string;
  readonly bucket?: ReleasesBucket | undefined;
};

/** The channels that a change gives some applications, and what is noted of it. */
export type NextRevision = {
  readonly applications: Registry['applications'];
  /** Applications that are none any more. */
  readonly removed?: readonly string[];
  /** In the place of the redirects that there were. */
  readonly redirects?: OwnedRedirects | undefined;
  /** Owners that some applications get; all others keep theirs. */
  readonly owners?: Readonly<Record<string, Owner>>;
  readonly change: Omit<RegistryChange, 'at' | 'action'> & { readonly action: ChangeAction };
  /** Rejects if it may not be after all; asked when nobody else can change anything. */
  readonly confirm?: () => Promise<void>;
};

/**
 * Changes the registry so that two who publish at once lose nothing: the change is worked out
 * without a lock, and written only if nobody was faster; else it is worked out again. Nothing to
 * change leaves the registry as it is. The lock makes one step of the revision and the registry, which
 * the next one takes over from a process that was killed amid it. In a bucket, only one can make a revision, and
 * it holds each release before it is named. Gives the registry as it is then.
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
    // What visitors got before is in the store.
    await bucket?.send(newlyServed(current, worked));
    const written = await withRegistryLock(releasesFolder, async () => {
      const { revision } = await readRegistry(releasesFolder);
      if (revision !== current.revision) return undefined;
      await worked.confirm?.();
      const next = registryAfter(current, worked);
      const text = `${JSON.stringify(next, undefined, 1)}\n`;
      // What nobody could read is not written.
      parseRegistry(text);
      if (bucket && !(await bucket.addRevision(next.revision, text))) return undefined;
      await keepRevision(releasesFolder, current);
      await writeRevisions(releasesFolder, [{ revision: next.revision, text }]);
      return next;
    });
    if (written) return written;
  }
}

/** What visitors get by some channels and did not before. */
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
  return keepOwners(current, after, owners);
};
