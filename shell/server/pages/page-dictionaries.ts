import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionaryHash, pageDictionaryFile } from '@portal/releases/delta';
import { releaseFolder } from '@portal/releases/release';
import { developmentId, releaseUrl } from '@portal/releases/release-names';
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

type Options = {
  readonly releasesFolder: string;
  /** What the dictionary of a site is to hold. */
  readonly collectPages: (site: Site, origin: string) => Promise<string>;
  readonly log: FastifyBaseLogger;
};

/** Those of the live shell, of the one before and of a canary, and one more. */
const keptDictionaries = 4;

/** What could not be made, as the API is away, is tried again after this long, in milliseconds. */
const untilNextTry = 60_000;

export type PageDictionaries = ReturnType<typeof createPageDictionaries>;

/**
 * One dictionary for each release of the shell, which the first site to need it writes beside the release. It
 * never changes, so that all sites, and caches before them, mean the same by its address.
 */
export function createPageDictionaries({ releasesFolder, collectPages, log }: Options) {
  const byShell = new LRUCache<string, PageDictionary>({ max: keptDictionaries });
  const tried = new LRUCache<string, true>({ max: 100, ttl: untilNextTry });

  const fileOf = (id: string) =>
    join(releaseFolder(releasesFolder, 'shell', id), pageDictionaryFile);

  async function read(id: string) {
    const known = byShell.get(id);
    if (known) return known;
    const content = await readFile(fileOf(id)).catch(() => undefined);
    if (!content) return undefined;
    const dictionary = {
      url: releaseUrl('shell', id, pageDictionaryFile),
      hash: dictionaryHash(content),
      bodies: await compressed(content, bestQuality),
    };
    byShell.set(id, dictionary);
    return dictionary;
  }

  async function prepare(site: Site, origin: string) {
    const [known] = await Promise.all(site.shells.map(({ id }) => read(id)));
    if (known || !isForEverybody(site)) return;
    await writeOnce(fileOf(site.shell.id), await collectPages(site, origin));
    await read(site.shell.id);
  }

  return {
    /** Sees to it, in the background, that there is one for the pages of a site. */
    prepare(site: Site, origin: string) {
      const { id } = site.shell;
      if (tried.has(id)) return;
      tried.set(id, true);
      inBackground(log, 'preparing a dictionary of pages', () => prepare(site, origin));
    },

    /** That of a shell's pages, if it is at hand. */
    ofShell: (id: string) => byShell.get(id),

    /** The same, looked for. */
    find: read,

    named: (hash: string) => [...byShell.values()].find((one) => one.hash === hash),
  };
}

/** What one person sees or works on is nothing that others have in common with. */
const isForEverybody = ({ isPinned, conditions, releases }: Site) =>
  !isPinned &&
  !conditions.isSafe &&
  !Object.values(releases).some(({ id }) => id === developmentId);
