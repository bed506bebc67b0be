import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../error-code';

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

/** The registry as it stands; before the first release was published it is empty. */
export async function readRegistry(releasesFolder: string): Promise<Registry> {
  try {
    return v.parse(registryText, await readFile(join(releasesFolder, registryFile), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return emptyRegistry;
    throw error;
  }
}
