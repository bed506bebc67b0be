import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, registryFile, type Registry } from '@portal/releases/registry';
import { releaseFolder } from '@portal/releases/release';

/** Copies what is live in a store into another, which then holds nothing else. */
export async function copyLive(store: string, into: string): Promise<Registry> {
  const { schema, revision, applications } = await readRegistry(store);
  const live = Object.entries(applications).map(([name, channel]) => [name, channel.live] as const);
  for (const [name, id] of live) {
    await cp(releaseFolder(store, name, id), releaseFolder(into, name, id), { recursive: true });
  }
  const registry = {
    schema,
    revision,
    applications: Object.fromEntries(
      live.map(([name, id]) => [name, { live: id, published: [id] }]),
    ),
  };
  await mkdir(into, { recursive: true });
  await writeFile(join(into, registryFile), `${JSON.stringify(registry, undefined, 1)}\n`);
  return registry;
}
