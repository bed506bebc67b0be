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
import type { Site } from '../releases/compose-site';

/**
 * The HTML of a few pages. Who has it fetches any page as what that differs by (RFC 9842): frame, styles and
 * data that many pages have in common are in it.
 */
export type PageDictionary = {
  readonly url: string;
  /** In base64url, as browsers name it. */
  readonly hash: string;
  readonly bodies: Bodies;
};

/** Where a dictionary is served, by its hash. */
export const pageDictionaryUrl = (hash: string) => `/releases/pages/${hash}.dat`;

type Options = {
  readonly store: Store;
  /** The HTML of the pages that a dictionary of the site would hold. */
  readonly collectPages: (site: Site, origin: string) => Promise<readonly Buffer[]>;
  readonly log: FastifyBaseLogger;
};

/** Those of the live shell, of the one before and of a canary, and one more. */
const keptDictionaries = 4;

/** What could not be made, as the API is away, is tried again after this long, in milliseconds. */
const untilNextTry = 60_000;

/** Who has a dictionary of which each of its pages differs by so little, in bytes, needs no other one. */
const littleDifference = 3 * 1024;

export type PageDictionaries = ReturnType<typeof createPageDictionaries>;

/**
 * One dictionary for each release of the shell, which the first site to need it writes beside the release: the
 * one of the shell before, as long as that does, else a new one. All sites, and caches before them, mean the
 * same by its address.
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

  const readAll = (site: Site) => Promise.all(site.shells.map(({ id }) => read(id)));

  async function make(site: Site, origin: string) {
    const [own, before] = await readAll(site);
    if (own || !isForEverybody(site)) return;
    const pages = await collectPages(site, origin);
    const content = (await stillDoes(before, pages)) ?? Buffer.concat(pages);
    const { id } = site.shell;
    await writeOnce(fileOf(id), (await store.bucket?.agreeOnDictionary(id, content)) ?? content);
    await read(id);
  }

  return {
    /** Sees to it, in the background, that there is one for the pages of a site. */
    prepare(site: Site, origin: string) {
      const { id } = site.shell;
      if (tried.has(id)) return;
      tried.set(id, true);
      inBackground(log, 'preparing a dictionary of pages', () => make(site, origin));
    },

    /** That of a shell's pages, if it is at hand. */
    ofShell: (id: string) => byShell.get(id),

    named: (hash: string) => [...byShell.values()].find((one) => one.hash === hash),

    /** Has those of a site at hand that another one has made. */
    readAll,
  };
}

/** The content of the dictionary before, if the pages hardly differ from it. */
async function stillDoes(before: PageDictionary | undefined, pages: readonly Buffer[]) {
  if (!before) return undefined;
  const { identity } = before.bodies;
  for (const page of pages) {
    const delta = await makeDelta(identity, page, 12);
    if (delta.length > littleDifference) return undefined;
  }
  return identity;
}

/** What one person sees or works on is nothing that others have in common with. */
const isForEverybody = ({ isPinned, conditions, releases }: Site) =>
  !isPinned &&
  !conditions.isSafe &&
  !Object.values(releases).some(({ id }) => id === developmentId);
