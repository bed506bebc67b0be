import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '@portal/server/lock-file';
import {
  readRegistry,
  registryFile,
  revisionsFolder,
  type Registry,
  type RegistryChange,
} from './registry';
import { writeWhole } from './write-whole';

/** The channels that a change gives some applications, and what is noted of it. */
export type NextRevision = {
  readonly applications: Registry['applications'];
  readonly change: Omit<RegistryChange, 'at'>;
  /** Rejects if it may not be after all; asked when nobody else can change anything. */
  readonly confirm?: () => Promise<void>;
};

/**
 * Changes the registry so that two who publish at once lose nothing: the change is worked out
 * without a lock, and written only if nobody was faster; else it is worked out again. Nothing to
 * change leaves the registry as it is. The lock makes one step of the revision and the registry, which
 * the next one takes over from a process that was killed amid it. Gives the registry as it is then.
 */
export async function changeRegistry(
  releasesFolder: string,
  workOut: (current: Registry) => Promise<NextRevision | undefined>,
): Promise<Registry> {
  await mkdir(join(releasesFolder, revisionsFolder), { recursive: true });
  for (;;) {
    const current = await readRegistry(releasesFolder);
    const worked = await workOut(current);
    if (!worked) return current;
    const written = await withRegistryLock(releasesFolder, async () => {
      const { revision } = await readRegistry(releasesFolder);
      if (revision !== current.revision) return undefined;
      await worked.confirm?.();
      return write(releasesFolder, current, worked);
    });
    if (written) return written;
  }
}

/** Runs while nobody else can change the registry, or what it may come to name. */
export const withRegistryLock = <Result>(releasesFolder: string, run: () => Promise<Result>) =>
  withLock(join(releasesFolder, 'registry.lock'), run);

/** The revision comes first: what is live was always noted. */
async function write(releasesFolder: string, current: Registry, next: NextRevision) {
  const registry: Registry = {
    schema: 1,
    revision: current.revision + 1,
    applications: { ...current.applications, ...next.applications },
    change: { at: new Date().toISOString(), ...next.change },
  };
  const text = `${JSON.stringify(registry, undefined, 1)}\n`;
  await writeWhole(revisionFile(releasesFolder, registry.revision), text);
  await writeWhole(join(releasesFolder, registryFile), text);
  return registry;
}

const revisionFile = (releasesFolder: string, revision: number) =>
  join(releasesFolder, revisionsFolder, `${String(revision).padStart(6, '0')}.json`);
