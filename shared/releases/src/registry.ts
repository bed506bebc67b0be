import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '@portal/server/error-code';
import { StartFailure } from '@portal/server/start-failure';

export const registryFile = 'registry.json';

const channel = v.object({
  live: v.string(),
  /** The last good release: a page takes it when the live one cannot be had. */
  previous: v.exactOptional(v.string()),
  /** A release that only this share of the visitors gets. */
  canary: v.exactOptional(v.object({ id: v.string(), percent: v.number() })),
  /** Releases that were ever live and are kept, the latest first. */
  published: v.array(v.string()),
});

/** Which releases are live: the only file of the releases folder that changes. */
const registry = v.object({
  schema: v.literal(1),
  revision: v.number(),
  applications: v.record(v.string(), channel),
});

export type Registry = v.InferOutput<typeof registry>;
export type Channel = v.InferOutput<typeof channel>;

export const emptyRegistry: Registry = { schema: 1, revision: 0, applications: {} };

const registryText = v.pipe(v.string(), v.parseJson(), registry);

/** Every revision of the registry, for ever, each written before it became the registry. */
export const revisionsFolder = 'registry';

/**
 * The registry as it stands; before the first release was published it is empty. Where its file is
 * missing or damaged, its latest revision stands in, and `onDamage` is told why. Without any that can be read
 * it fails with a sentence.
 */
export async function readRegistry(
  releasesFolder: string,
  onDamage: (reason: unknown) => void = () => undefined,
): Promise<Registry> {
  try {
    return await readRegistryFile(join(releasesFolder, registryFile));
  } catch (failure) {
    const revision = await latestRevision(join(releasesFolder, revisionsFolder));
    if (revision) onDamage(failure);
    if (revision) return revision;
    if (errorCode(failure) === 'ENOENT') return emptyRegistry;
    throw damaged(releasesFolder, failure);
  }
}

const damaged = (releasesFolder: string, cause: unknown) =>
  new StartFailure(
    `El registro de versiones ${join(releasesFolder, registryFile)} está dañado; reemplázalo por el último archivo de ${join(releasesFolder, revisionsFolder)}.`,
    { cause },
  );

const readRegistryFile = async (file: string) =>
  v.parse(registryText, await readFile(file, 'utf8'));

/** The latest one that can be read, if any. */
async function latestRevision(folder: string) {
  for (const file of await revisionFiles(folder)) {
    try {
      return await readRegistryFile(join(folder, file));
    } catch {
      // It is damaged too; the one before is the next best.
    }
  }
  return undefined;
}

async function revisionFiles(folder: string) {
  try {
    return (await readdir(folder))
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .toReversed();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
