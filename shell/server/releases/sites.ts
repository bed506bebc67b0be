import { developmentId } from '@portal/releases/release-names';
import { LRUCache } from 'lru-cache';
import { composeSite, type Site } from './compose-site';
import type { ReleaseStore } from './release-store';
import { conditionsOf, resolve, type Conditions, type Resolution, type Visitor } from './resolve';

/** So many sets of releases are kept at hand: the live one, the one before, canaries. */
const keptSites = 8;
/** Those that pins choose have places of their own, so that they never put out what is live. */
const keptPinnedSites = 2;
/** Releases that could not be read are looked for again after this long, in milliseconds. */
const untilNextLook = 1000;

export type SiteFinder = ReturnType<typeof createSites>;

type SitesOptions = {
  onDamage: (unreadable: readonly string[]) => void;
  /** Its pages offer to show the site's faults. */
  isDemo?: boolean;
};

/**
 * Finds the site that a request gets: resolved again each time, composed once for each set. Of releases
 * that cannot be read `onDamage` is told.
 */
export function createSites(store: ReleaseStore, { onDamage, isDemo = false }: SitesOptions) {
  const sites = new LRUCache<string, Promise<Site>>({ max: keptSites });
  const pinnedSites = new LRUCache<string, Promise<Site>>({ max: keptPinnedSites });

  let told = '';

  /** Each damage is told once, as it is met again with every look. */
  function note(unreadable: readonly string[], lookAgain: () => void) {
    const damage = unreadable.join(' ');
    if (damage !== '') lookAgain();
    if (damage !== told && damage !== '') onDamage(unreadable);
    told = damage;
  }

  function compose(resolution: Resolution, conditions: Conditions, isPinned: boolean) {
    const kept = isPinned ? pinnedSites : sites;
    const key = JSON.stringify([resolution, conditions]);
    const known = kept.get(key);
    if (known) return known;
    const site = composeSite(store, resolution, conditions).then((composed) => ({
      ...composed,
      isPinned,
    }));
    if (isWorkedOn(resolution)) return site;
    kept.set(key, site);
    site.then(
      ({ unreadable }) => note(unreadable, () => kept.set(key, site, { ttl: untilNextLook })),
      () => kept.delete(key),
    );
    return site;
  }

  return async (visitor: Visitor) => {
    const registry = await store.registry();
    const conditions = { ...conditionsOf(registry, visitor), isDemo };
    const isForOne = conditions.isSafe || conditions.isPinned;
    return compose(resolve(registry, visitor), conditions, isForOne);
  };
}

const isWorkedOn = (resolution: Resolution) =>
  Object.values(resolution).some((ids) => ids.includes(developmentId));
