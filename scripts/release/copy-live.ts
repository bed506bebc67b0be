import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, registryFile, type Registry } from '@portal/releases/registry';
import { readRelease, releaseFolder } from '@portal/releases/release';
import { writeWhole } from './write-whole';

/** Copies what is live in a store into another, and with the shell the one for development. */
export async function copyLive(store: string, into: string): Promise<Registry> {
  const { schema, revision, applications } = await readRegistry(store);
  const live = Object.entries(applications).map(([name, channel]) => [name, channel.live] as const);
  for (const [name, id] of live) {
    const { development } = await readRelease(store, name, id);
    for (const one of development ? [id, development] : [id]) {
      await cp(releaseFolder(store, name, one), releaseFolder(into, name, one), {
        recursive: true,
      });
    }
  }
  const registry = {
    schema,
    revision,
    applications: Object.fromEntries(
      live.map(([name, id]) => [name, { live: id, published: [id] }]),
    ),
  };
  await writeWhole(join(into, registryFile), `${JSON.stringify(registry, undefined, 1)}\n`);
  return registry;
}
