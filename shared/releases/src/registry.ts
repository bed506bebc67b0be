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

/** An instant, as ISO 8601 in UTC. */
const instant = v.pipe(v.string(), v.isoTimestamp());

const channel = open({
  /** What everybody gets; none, if there was never more than a canary. */
  live: v.exactOptional(releaseId),
  /** When it went live; of those from before nobody knows. */
  since: v.exactOptional(instant),
  /** The last good release: a page takes it when the live one cannot be had. */
  previous: v.exactOptional(releaseId),
  /** A release that only this share of the visitors gets. */
  canary: v.exactOptional(
    open({
      id: releaseId,
      percent: v.number(),
      since: v.exactOptional(instant),
      /** The revision by which several applications got theirs: one visitor gets all of these or none. */
      group: v.exactOptional(v.number()),
    }),
  ),
  /** It is switched off: its pages say so, with these words, and nothing of it is loaded. */
  disabled: v.exactOptional(open({ message: v.string(), since: instant })),
  /** Releases that were ever live and are kept, the latest first. */
  published: v.array(releaseId),
  /** Releases that were taken back, or replaced before everybody got them; the latest first. */
  withdrawn: v.optional(v.array(releaseId), []),
  /** Who alone may change it; anybody may until it is published by the command line. */
  owner: v.exactOptional(owner),
});

/** An application that was taken away: its name stays its owner's. */
const retirement = open({
  since: instant,
  owner: v.exactOptional(owner),
  /** As it was last. */
  channel,
});

/** How a release did, as visits told: of so many loads, so many failed. */
const loadCounts = open({ loads: v.number(), failures: v.number() });

/** What is noted of a revision, for ever: who changed what, when and why. */
const registryChange = open({
  at: instant,
  who: v.string(),
  /** A `ChangeAction`, or one of a later version. */
  action: v.string(),
  /** The key that it was done with: its owner's name and its fingerprint. */
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
  /** What a verdict rests on. */
  counts: v.exactOptional(v.record(releaseKeyText, loadCounts)),
});

/** Which releases are live: the only file of the releases folder that changes. */
const registry = open({
  schema: v.literal(1),
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  applications: v.record(applicationName, channel),
  /** Applications that there were. */
  retired: v.exactOptional(v.record(applicationName, retirement)),
  /** Addresses that nothing claims any more, with those that took their place. */
  redirects: v.exactOptional(redirects),
  redirectedBy: v.exactOptional(redirectedBy),
  /** By which it became this; the empty one and those from before do not say. */
  change: v.exactOptional(registryChange),
});

/** What the tools of this version do. */
export type ChangeAction =
  | 'publish'
  | 'canary'
  | 'promote'
  | 'rollback'
  | 'disable'
  | 'enable'
  // By itself, as too many loads failed.
  | 'take-back'
  // Of a bucket: releases that nobody can need were removed.
  | 'gc'
  | 'retire'
  // What an earlier revision did.
  | 'undo'
  // Its owner, or the keys of that one.
  | 'owner';

export type RegistryChange = v.InferOutput<typeof registryChange>;
export type Registry = v.InferOutput<typeof registry>;
export type Channel = v.InferOutput<typeof channel>;

export const emptyRegistry: Registry = { schema: 1, revision: 0, applications: {} };

const registryText = v.pipe(v.string(), v.parseJson(), registry);

export const parseRegistry = (text: string): Registry => v.parse(registryText, text);

/**
 * Every revision of the registry, for ever, each written before it became the registry. One that is later
 * than the registry never became it.
 */
export const revisionsFolder = 'registry';

export const revisionFile = (revision: number) =>
  `${revisionsFolder}/${String(revision).padStart(6, '0')}.json`;

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

const readRegistryFile = async (file: string) => parseRegistry(await readFile(file, 'utf8'));

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

/**
 * Every revision that was live, the latest first. One that cannot be read is left out, and `onDamage` is told
 * its file.
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
