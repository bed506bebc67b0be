import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { servedReleases, type ReleaseName } from '@portal/releases/channel';
import { readRegistry, registryFile, revisionsFolder } from '@portal/releases/registry';
import { namesIn } from '@portal/server/list-files';
import { withTemporaryFolder } from '../../start/end-tidily';
import type { CommandContext } from './command';

/**
 * Works in a temporary store with the named store's registry and links to its releases. Builds are
 * deleted with it; the named store does not change.
 * @param wanted releases that may exist only in a bucket
 */
export async function inTrialStore<T>(
  { bucket, ...context }: CommandContext,
  wanted: readonly ReleaseName[],
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const { releasesFolder: store } = context;
  const registry = await readRegistry(store);
  await bucket?.take([...servedReleases(registry.applications), ...wanted]);
  await bucket?.complete(wanted);
  const releasesFolder = await mkdtemp(join(tmpdir(), 'portal-check-'));
  return withTemporaryFolder(releasesFolder, async () => {
    await writeFile(join(releasesFolder, registryFile), JSON.stringify(registry));
    await linkReleases(resolve(store), releasesFolder);
    return work({ ...context, releasesFolder });
  });
}

async function linkReleases(store: string, into: string) {
  for (const name of await namesIn(store)) {
    if (name === revisionsFolder) continue;
    for (const id of await namesIn(join(store, name))) {
      await mkdir(join(into, name), { recursive: true });
      // Windows allows junctions without administrator rights.
      await symlink(join(store, name, id), join(into, name, id), 'junction');
    }
  }
}
