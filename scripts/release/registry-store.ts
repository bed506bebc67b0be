import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readRegistry,
  registryFile,
  revisionsFolder,
  type Registry,
} from '@portal/releases/registry';
import { withLock } from '@portal/server/lock-file';
import { writeWhole } from './write-whole';

/** What is noted of a change, for ever: who changed what, when and why. */
type LogEntry = {
  readonly who: string;
  readonly action: string;
  readonly changes: readonly ReleaseChange[];
  readonly why?: string;
};

type ReleaseChange = {
  readonly application: string;
  readonly from: string | undefined;
  readonly to: string;
};

type RegistryChange = { readonly registry: Registry; readonly entry: LogEntry };

/**
 * Changes the registry so that two who publish at once lose nothing: the change is worked out
 * without a lock, and written only if nobody was faster; else it is worked out again. Nothing to
 * change leaves the registry as it is. The lock makes one step of revision, log and registry, which
 * the next one takes over from a process that was killed amid it.
 */
export async function changeRegistry(
  releasesFolder: string,
  workOut: (current: Registry) => Promise<RegistryChange | undefined>,
): Promise<Registry> {
  await mkdir(join(releasesFolder, revisionsFolder), { recursive: true });
  for (;;) {
    const current = await readRegistry(releasesFolder);
    const change = await workOut(current);
    if (!change) return current;
    const { registry, entry } = change;
    const next = { ...registry, revision: current.revision + 1 };
    const isWritten = await withLock(join(releasesFolder, 'registry.lock'), async () => {
      const { revision } = await readRegistry(releasesFolder);
      if (revision !== current.revision) return false;
      await write(releasesFolder, next, entry);
      return true;
    });
    if (isWritten) return next;
  }
}

/** The revision and its log come first: what is live was always noted. */
async function write(releasesFolder: string, registry: Registry, entry: LogEntry) {
  const text = `${JSON.stringify(registry, undefined, 1)}\n`;
  await writeWhole(revisionFile(releasesFolder, registry.revision), text);
  const line = { at: new Date().toISOString(), revision: registry.revision, ...entry };
  await appendFile(join(releasesFolder, 'registry.log.jsonl'), `${JSON.stringify(line)}\n`);
  await writeWhole(join(releasesFolder, registryFile), text);
}

const revisionFile = (releasesFolder: string, revision: number) =>
  join(releasesFolder, revisionsFolder, `${String(revision).padStart(6, '0')}.json`);
