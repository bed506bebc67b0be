import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '@portal/server/error-code';
import { StartFailure } from '@portal/server/start-failure';
import { applicationName, releaseId, releaseKeyText } from './names';
import { open } from './open-object';
import { owner } from './owner';
import { redirectedBy, redirects } from './redirects';

export const registryFile = 'registry.json';

/** UTC timestamp (ISO 8601). */
const instant = v.pipe(v.string(), v.isoTimestamp());

const channel = open({
  /** Live release; undefined if there has only been a canary. */
  live: v.exactOptional(releaseId),
  /** Time when it went live; undefined in earlier registries. */
  since: v.exactOptional(instant),
  /** Fallback: the last good release, loaded if the live one fails. */
  previous: v.exactOptional(releaseId),
  /** Release for a share of the visitors. */
  canary: v.exactOptional(
    open({
      id: releaseId,
      percent: v.number(),
      since: v.exactOptional(instant),
      /**
       * Revision of a joint canary of several applications. A visitor receives all or none of them.
       */
      group: v.exactOptional(v.number()),
    }),
  ),
  /** Disabled: pages show the message, and nothing of the application is loaded. */
  disabled: v.exactOptional(open({ message: v.string(), since: instant })),
  /** Releases that have been live, newest first. */
  published: v.array(releaseId),
  /** Releases that were taken back, or replaced before all visitors received them; newest first. */
  withdrawn: v.optional(v.array(releaseId), []),
  /**
   * Only this owner may change the application. Undefined before the first publication by command
   * line: any key, or none, may then change it.
   */
  owner: v.exactOptional(owner),
});

/** A removed application. Its name still belongs to its owner. */
const retirement = open({
  since: instant,
  owner: v.exactOptional(owner),
  channel,
});

/** Loads of a release and failures among them, from load reports. */
const loadCounts = open({ loads: v.number(), failures: v.number() });

/** Permanent note of a revision: author, change, time and reason. */
const registryChange = open({
  at: instant,
  who: v.string(),
  /** A `ChangeAction`, or an action of a later version. */
  action: v.string(),
  /** Owner's name and fingerprint of the key used. */
  key: v.exactOptional(open({ name: v.string(), fingerprint: v.string() })),
  changes: v.array(
    open({
      application: applicationName,
      from: v.exactOptional(releaseId),
      to: v.exactOptional(releaseId),
      percent: v.exactOptional(v.number()),
    }),
  ),
  why: v.exactOptional(v.string()),
  /** Load counts that justify an automatic change. */
  counts: v.exactOptional(v.record(releaseKeyText, loadCounts)),
});

/** The registry with the live releases. It is the only file of the releases folder that changes. */
const registry = open({
  schema: v.literal(1),
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  applications: v.record(applicationName, channel),
  retired: v.exactOptional(v.record(applicationName, retirement)),
  /** Redirects from addresses that no application claims. */
  redirects: v.exactOptional(redirects),
  redirectedBy: v.exactOptional(redirectedBy),
  /** Change that created this revision; undefined in the empty registry and in earlier ones. */
  change: v.exactOptional(registryChange),
});

/** Actions of this version of the tools. */
export type ChangeAction =
  | 'publish'
  | 'canary'
  | 'promote'
  | 'rollback'
  | 'disable'
  | 'enable'
  // Automatic, after too many failed loads.
  | 'take-back'
  // Deletion of unneeded releases from a bucket.
  | 'gc'
  | 'retire'
  // Reversal of an earlier revision.
  | 'undo'
  // Change of the owner or its keys.
  | 'owner';

export type RegistryChange = v.InferOutput<typeof registryChange>;
export type Registry = v.InferOutput<typeof registry>;
export type Channel = v.InferOutput<typeof channel>;

export const emptyRegistry: Registry = { schema: 1, revision: 0, applications: {} };

const registryText = v.pipe(v.string(), v.parseJson(), registry);

export const parseRegistry = (text: string): Registry => v.parse(registryText, text);

/**
 * Folder of all revisions, which are kept forever. Each is written before it becomes the registry.
 * Revisions above the registry's number never became it.
 */
export const revisionsFolder = 'registry';

export const revisionFile = (revision: number) =>
  `${revisionsFolder}/${String(revision).padStart(6, '0')}.json`;

/**
 * Current registry; empty before the first publication. If its file is missing or damaged, returns
 * the latest readable revision and passes the error to `onDamage`.
 *
 * @throws StartFailure if the file is damaged and no revision is readable
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

const readRegistryFile = async (file: string) => parseRegistry(await readFile(file, 'utf8'));

/** Latest readable revision; undefined if there is none. */
async function latestRevision(folder: string) {
  for (const file of await revisionFiles(folder)) {
    try {
      return await readRegistryFile(join(folder, file));
    } catch {
      // Damaged as well: tries the one before.
    }
  }
  return undefined;
}

/**
 * Yields every revision that was live, newest first. Skips unreadable files and passes their paths
 * to `onDamage`.
 */
export async function* readRevisions(
  releasesFolder: string,
  onDamage: (file: string) => void = () => undefined,
): AsyncGenerator<Registry> {
  const folder = join(releasesFolder, revisionsFolder);
  const { revision } = await readRegistry(releasesFolder);
  for (const file of await revisionFiles(folder)) {
    const one = await readRegistryFile(join(folder, file)).catch(() =>
      onDamage(join(folder, file)),
    );
    if (one && one.revision <= revision) yield one;
  }
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
