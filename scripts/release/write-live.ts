import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { liveReleases } from '@portal/releases/channel';
import { registryFile, type Registry } from '@portal/releases/registry';
import { writeWhole } from '@portal/releases/write-whole';

type LiveSet = {
  readonly revision: number;
  /** Release id by application name. */
  readonly live: Readonly<Record<string, string>>;
};

/** Writes a registry in which these releases are live and no others were published. */
export async function writeLive(folder: string, { revision, live }: LiveSet): Promise<Registry> {
  const registry: Registry = {
    schema: 1,
    revision,
    applications: Object.fromEntries(
      Object.entries(live).map(([name, id]) => [
        name,
        { live: id, published: [id], withdrawn: [] },
      ]),
    ),
  };
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, registryFile), `${JSON.stringify(registry, undefined, 1)}\n`);
  return registry;
}

export const liveIn = ({ revision, applications }: Registry): LiveSet => ({
  revision,
  live: Object.fromEntries(liveReleases(applications).map(({ name, id }) => [name, id])),
});
