import { randomBytes } from 'node:crypto';
import { addressSubject } from '@portal/server/address-subject';
import { keyedHash } from '@portal/server/keyed-hash';
import { LRUCache } from 'lru-cache';
import type { LoadCounts } from './verdict';

/** One load of a release, or a crash of one that was counted before. */
export type CountedLoad = {
  /** As `application/id`. */
  readonly release: string;
  readonly isFailure: boolean;
  readonly isLate?: boolean | undefined;
  /** Where it was told from, or where the page was asked for that the server rendered. */
  readonly address: string;
};

export type LoadTally = ReturnType<typeof createLoadTally>;

/** So many are remembered who told of successes, and so many who told of failures. */
const maxWitnesses = 10_000;
/** Only releases that are published are counted. */
const maxReleases = 500;

/** The watch tells witnesses of one time from those of another. */
type Tally = LoadCounts & { readonly watch: number };

const none: Tally = { loads: 0, failures: 0, watch: 0 };

/**
 * Counts loads in this process's memory. Whatever an address tells, it adds one success and one failure to a
 * release for as long as that is watched. Of who told of them it keeps a hash by a key that nobody knows.
 */
export function createLoadTally() {
  const key = randomBytes(32);
  const tallies = new LRUCache<string, Tally>({ max: maxReleases });
  const witnesses = {
    ofSuccess: new LRUCache<string, true>({ max: maxWitnesses }),
    // Of their own, so that no number of successes makes anybody forget them.
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

    /** Of these, and no others, each address counts once more; of those that are watched already nobody twice. */
    watch(releases: readonly string[]) {
      const next = new Set(releases);
      for (const release of next) {
        if (watched.has(release)) continue;
        const { watch, ...counts } = tallyOf(release);
        tallies.set(release, { ...counts, watch: watch + 1 });
      }
      watched = next;
    },

    /** Of a release, since this process runs. */
    of(release: string): LoadCounts {
      const { loads, failures } = tallyOf(release);
      return { loads, failures };
    },
  };
}

/** What was counted since an earlier look. */
export const since = (now: LoadCounts, before: LoadCounts): LoadCounts => ({
  loads: now.loads - before.loads,
  failures: now.failures - before.failures,
});
