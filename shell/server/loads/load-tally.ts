import { randomBytes } from 'node:crypto';
import { addressSubject } from '@portal/server/address-subject';
import { keyedHash } from '@portal/server/keyed-hash';
import { LRUCache } from 'lru-cache';
import type { LoadCounts } from './verdict';

/** A load of a release, or a crash after a load that was already counted. */
export type CountedLoad = {
  /** In the form `application/id`. */
  readonly release: string;
  readonly isFailure: boolean;
  readonly isLate?: boolean | undefined;
  /** Address of the reporting client, or of the client for which the server rendered the page. */
  readonly address: string;
};

export type LoadTally = ReturnType<typeof createLoadTally>;

/** Number of remembered addresses, for successes and failures each. */
const maxWitnesses = 10_000;
/** Only published releases are counted. */
const maxReleases = 500;

/** `watch` is the number of watch periods, which separates their witnesses. */
type Tally = LoadCounts & { readonly watch: number };

const none: Tally = { loads: 0, failures: 0, watch: 0 };

/**
 * Counts loads in memory. Each address adds at most one success and one failure per release and
 * watch period, and is stored only as a hash with a random key.
 */
export function createLoadTally() {
  const key = randomBytes(32);
  const tallies = new LRUCache<string, Tally>({ max: maxReleases });
  const witnesses = {
    ofSuccess: new LRUCache<string, true>({ max: maxWitnesses }),
    // Separate, so that many successes cannot evict the remembered failures.
    ofFailure: new LRUCache<string, true>({ max: maxWitnesses }),
  };

  let watched: ReadonlySet<string> = new Set();

  const tallyOf = (release: string) => tallies.get(release) ?? none;

  function isFirstOf({ release, address, isFailure }: CountedLoad) {
    const { watch } = tallyOf(release);
    const witness = keyedHash(key, `${release} ${watch} ${addressSubject(address)}`);
    const known = isFailure ? witnesses.ofFailure : witnesses.ofSuccess;
    if (known.has(witness)) return false;
    known.set(witness, true);
    return true;
  }

  return {
    count(load: CountedLoad) {
      if (!isFirstOf(load)) return;
      const { loads, failures, watch } = tallyOf(load.release);
      tallies.set(load.release, {
        loads: loads + Number(!load.isLate),
        failures: failures + Number(load.isFailure),
        watch,
      });
    },

    /**
     * Sets the watched releases. Each newly watched release starts a new period, in which every
     * address counts once more.
     */
    watch(releases: readonly string[]) {
      const next = new Set(releases);
      for (const release of next) {
        if (watched.has(release)) continue;
        const { watch, ...counts } = tallyOf(release);
        tallies.set(release, { ...counts, watch: watch + 1 });
      }
      watched = next;
    },

    /** Counts of a release since the start of this process. */
    of(release: string): LoadCounts {
      const { loads, failures } = tallyOf(release);
      return { loads, failures };
    },
  };
}

/** Difference between two counts. */
export const since = (now: LoadCounts, before: LoadCounts): LoadCounts => ({
  loads: now.loads - before.loads,
  failures: now.failures - before.failures,
});
