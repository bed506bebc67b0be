import type { Registry } from '@portal/releases/registry';
import { developmentId } from '@portal/releases/release-names';
import { LRUCache } from 'lru-cache';
import { composeSite, type Site } from './compose-site';
import type { ReleaseStore } from './release-store';
import { conditionsOf, resolve, type Conditions, type Resolution, type Visitor } from './resolve';

/** Number of cached release sets: live, previous, canaries. */
const keptSites = 8;
/** Sets with release overrides have a separate cache, so that they cannot evict live sets. */
const keptPinnedSites = 2;
/** Delay before unreadable releases are read again, in milliseconds. */
const untilNextLook = 1000;

export type SiteFinder = ReturnType<typeof createSites>['find'];

/** The releases of a kind of visitor, their conditions, and a key for both. */
type Choice = {
  readonly resolution: Resolution;
  readonly conditions: Conditions;
  readonly key: string;
  readonly isForOne: boolean;
};

type SitesOptions = {
  onDamage: (unreadable: readonly string[]) => void;
  /** True if pages offer simulated faults. */
  isDemo?: boolean;
};

/**
 * Release sets: resolved once per registry and kind of visitor, composed once per set. `onDamage`
 * receives unreadable releases.
 */
export function createSites(store: ReleaseStore, { onDamage, isDemo = false }: SitesOptions) {
  const sites = new LRUCache<string, Promise<Site>>({ max: keptSites });
  const pinnedSites = new LRUCache<string, Promise<Site>>({ max: keptPinnedSites });
  const named = new LRUCache<string, Site>({ max: keptSites + keptPinnedSites });
  const choices = new WeakMap<Registry, Map<string, Choice>>();

  let told = '';

  /** Reports each damage once, although every attempt finds it again. */
  function note(unreadable: readonly string[], lookAgain: () => void) {
    const damage = unreadable.join(' ');
    if (damage !== '') lookAgain();
    if (damage !== told && damage !== '') onDamage(unreadable);
    told = damage;
  }

  function choose(registry: Registry, visitor: Visitor): Choice {
    const resolution = resolve(registry, visitor);
    const conditions = { ...conditionsOf(registry, visitor), isDemo };
    const key = JSON.stringify([resolution, conditions]);
    return { resolution, conditions, key, isForOne: conditions.isSafe || conditions.isPinned };
  }

  /**
   * Cached, except for visitors with release overrides; there are at most a few hundred other
   * kinds.
   */
  function choiceOf(registry: Registry, visitor: Visitor) {
    const kind = kindOf(visitor);
    if (kind === undefined) return choose(registry, visitor);
    const known = choices.get(registry) ?? new Map<string, Choice>();
    choices.set(registry, known);
    const choice = known.get(kind) ?? choose(registry, visitor);
    known.set(kind, choice);
    return choice;
  }

  function remember(site: Site) {
    named.set(site.key, site);
    return site;
  }

  function compose({ resolution, conditions, key, isForOne: isPinned }: Choice) {
    const kept = isPinned ? pinnedSites : sites;
    const known = kept.get(key);
    if (known) return known;
    const site = composeSite(store, resolution, conditions).then((composed) =>
      remember({ ...composed, isPinned }),
    );
    if (isWorkedOn(resolution)) return site;
    kept.set(key, site);
    site.then(
      ({ unreadable }) => note(unreadable, () => kept.set(key, site, { ttl: untilNextLook })),
      () => kept.delete(key),
    );
    return site;
  }

  return {
    find: async (visitor: Visitor) => compose(choiceOf(await store.registry(), visitor)),

    /** Finds a recently used set by its key. */
    named: (key: string) => named.get(key),
  };
}

/** Visitors of the same kind get the same set. Undefined for release overrides. */
const kindOf = ({ bucket, pins, isSafe = false }: Visitor) =>
  Object.keys(pins).length === 0 ? `${isSafe} ${bucket}` : undefined;

const isWorkedOn = (resolution: Resolution) =>
  Object.values(resolution).some((ids) => ids.includes(developmentId));
