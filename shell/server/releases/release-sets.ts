import type { Registry } from '@portal/releases/registry';
import { developmentId } from '@portal/releases/release-names';
import { LRUCache } from 'lru-cache';
import { loadReleaseSet, type ReleaseSet } from './release-set';
import type { ReleaseStore } from './release-store';
import {
  conditionsOf,
  resolve,
  type Conditions,
  type ReleaseIds,
  type Visitor,
} from './release-ids';

/** Number of cached release sets: live, previous, canaries. */
const keptReleaseSets = 8;
/** Sets with release overrides have a separate cache, so that they cannot evict live sets. */
const keptOverriddenSets = 2;
/** Delay before unreadable releases are read again, in milliseconds. */
const untilNextLook = 1000;

export type ReleaseSetFinder = ReturnType<typeof createReleaseSets>['find'];

/** The releases of a kind of visitor, their conditions, and a key for both. */
type Choice = {
  readonly releaseIds: ReleaseIds;
  readonly conditions: Conditions;
  readonly key: string;
  readonly isForOne: boolean;
};

type ReleaseSetsOptions = {
  onDamage: (unreadable: readonly string[]) => void;
  /** True if pages offer simulated faults. */
  isDemo?: boolean;
};

/**
 * Release sets: resolved once per registry and kind of visitor, composed once per set. `onDamage`
 * receives unreadable releases.
 */
export function createReleaseSets(
  store: ReleaseStore,
  { onDamage, isDemo = false }: ReleaseSetsOptions,
) {
  const releaseSets = new LRUCache<string, Promise<ReleaseSet>>({ max: keptReleaseSets });
  const overriddenSets = new LRUCache<string, Promise<ReleaseSet>>({ max: keptOverriddenSets });
  const named = new LRUCache<string, ReleaseSet>({ max: keptReleaseSets + keptOverriddenSets });
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
    const releaseIds = resolve(registry, visitor);
    const conditions = { ...conditionsOf(registry, visitor), isDemo };
    const key = JSON.stringify([releaseIds, conditions]);
    return { releaseIds, conditions, key, isForOne: conditions.isSafe || conditions.isPinned };
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

  function remember(releaseSet: ReleaseSet) {
    named.set(releaseSet.key, releaseSet);
    return releaseSet;
  }

  function compose({ releaseIds, conditions, key, isForOne: isPinned }: Choice) {
    const kept = isPinned ? overriddenSets : releaseSets;
    const known = kept.get(key);
    if (known) return known;
    const releaseSet = loadReleaseSet(store, releaseIds, conditions).then((composed) =>
      remember({ ...composed, isPinned }),
    );
    if (isWorkedOn(releaseIds)) return releaseSet;
    kept.set(key, releaseSet);
    releaseSet.then(
      ({ unreadable }) => note(unreadable, () => kept.set(key, releaseSet, { ttl: untilNextLook })),
      () => kept.delete(key),
    );
    return releaseSet;
  }

  return {
    find: async (visitor: Visitor) => compose(choiceOf(await store.registry(), visitor)),

    /** Finds a recently used set by its key. */
    named: (key: string) => named.get(key),
  };
}

/** Visitors of the same kind get the same set. Undefined for release overrides. */
const kindOf = ({ bucket, overrides, isSafe = false }: Visitor) =>
  Object.keys(overrides).length === 0 ? `${isSafe} ${bucket}` : undefined;

const isWorkedOn = (releaseIds: ReleaseIds) =>
  Object.values(releaseIds).some((ids) => ids.includes(developmentId));
