import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@portal/releases/change-registry';
import { dictionaryHash, makeDelta, pageDictionaryFile } from '@portal/releases/delta';
import { releaseFolder } from '@portal/releases/release';
import { developmentId } from '@portal/releases/release-names';
import { writeOnce } from '@portal/releases/write-whole';
import { inBackground } from '@portal/server/in-background';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bestQuality, compressed, type Bodies } from '../compressed';
import type { ReleaseSet } from '../releases/release-set';

/**
 * HTML of a few pages as a compression dictionary (RFC 9842), so that shared layout, styles and
 * data are not sent again.
 */
export type PageDictionary = {
  readonly url: string;
  /** In base64url, as in `Available-Dictionary`. */
  readonly hash: string;
  readonly bodies: Bodies;
};

export const pageDictionaryUrl = (hash: string) => `/releases/pages/${hash}.dat`;

type Options = {
  readonly store: Store;
  readonly collectPages: (releaseSet: ReleaseSet, origin: string) => Promise<readonly Buffer[]>;
  readonly log: FastifyBaseLogger;
};

/** Dictionaries of the live, previous and canary shell, and one more. */
const keptDictionaries = 4;

/** Delay before a failed attempt is repeated, in milliseconds; the API may have been down. */
const untilNextTry = 60_000;

/** Maximum delta of a page, in bytes, with which the previous dictionary is still good enough. */
const littleDifference = 3 * 1024;

export type PageDictionaries = ReturnType<typeof createPageDictionaries>;

/**
 * One dictionary per shell release, written beside it by the first site that needs it. It reuses
 * the previous shell's dictionary while that is good enough. All sites and caches use the same
 * content for an address.
 */
export function createPageDictionaries({ store, collectPages, log }: Options) {
  const byShell = new LRUCache<string, PageDictionary>({ max: keptDictionaries });
  const tried = new LRUCache<string, true>({ max: 100, ttl: untilNextTry });

  const fileOf = (id: string) =>
    join(releaseFolder(store.releasesFolder, 'shell', id), pageDictionaryFile);

  async function read(id: string) {
    const known = byShell.get(id);
    if (known) return known;
    const content = await readFile(fileOf(id)).catch(() => undefined);
    if (!content) return undefined;
    const hash = dictionaryHash(content);
    const bodies = await compressed(content, bestQuality);
    const dictionary = { url: pageDictionaryUrl(hash), hash, bodies };
    byShell.set(id, dictionary);
    return dictionary;
  }

  const readAll = (releaseSet: ReleaseSet) =>
    Promise.all(releaseSet.shells.map(({ id }) => read(id)));

  async function make(releaseSet: ReleaseSet, origin: string) {
    const [own, before] = await readAll(releaseSet);
    if (own || !isForEverybody(releaseSet)) return;
    const pages = await collectPages(releaseSet, origin);
    const content = (await stillDoes(before, pages)) ?? Buffer.concat(pages);
    const { id } = releaseSet.shell;
    await writeOnce(fileOf(id), (await store.bucket?.agreeOnDictionary(id, content)) ?? content);
    await read(id);
  }

  return {
    /** Creates the dictionary of a site in the background if it is missing. */
    prepare(releaseSet: ReleaseSet, origin: string) {
      const { id } = releaseSet.shell;
      if (tried.has(id)) return;
      tried.set(id, true);
      inBackground(log, 'preparing a dictionary of pages', () => make(releaseSet, origin));
    },

    /** The loaded dictionary of a shell. */
    ofShell: (id: string) => byShell.get(id),

    named: (hash: string) => [...byShell.values()].find((one) => one.hash === hash),

    /** Loads the dictionaries that other sites have written. */
    readAll,
  };
}

/** The previous dictionary's content, if the pages differ little from it. */
async function stillDoes(before: PageDictionary | undefined, pages: readonly Buffer[]) {
  if (!before) return undefined;
  const { identity } = before.bodies;
  for (const page of pages) {
    const delta = await makeDelta(identity, page, 12);
    if (delta.length > littleDifference) return undefined;
  }
  return identity;
}

/** Pages of release overrides, safe mode or development differ from those of other visitors. */
const isForEverybody = ({ isPinned, conditions, releases }: ReleaseSet) =>
  !isPinned &&
  !conditions.isSafe &&
  !Object.values(releases).some(({ id }) => id === developmentId);
