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
  /** Where it was told from; the server's own pages are of one address. */
  readonly address: string;
};

export type LoadTally = ReturnType<typeof createLoadTally>;

/** One address adds one failure to a release in this time, in milliseconds, whatever it tells. */
const perFailure = 60 * 60 * 1000;
const maxWitnesses = 10_000;
/** Only releases that are published are counted. */
const maxReleases = 500;

const none: LoadCounts = { loads: 0, failures: 0 };

/** Counts loads in this process's memory. Of who told of them it keeps a hash by a key that nobody knows. */
export function createLoadTally() {
  const key = randomBytes(32);
  const tallies = new LRUCache<string, LoadCounts>({ max: maxReleases });
  const witnesses = new LRUCache<string, true>({ max: maxWitnesses, ttl: perFailure });

  function isFirstOf({ release, address }: CountedLoad) {
    const witness = keyedHash(key, `${release} ${addressSubject(address)}`);
    if (witnesses.has(witness)) return false;
    witnesses.set(witness, true);
    return true;
  }

  return {
    count(load: CountedLoad) {
      const { loads, failures } = tallies.get(load.release) ?? none;
      const isCounted = load.isFailure && isFirstOf(load);
      // A failure that does not count is no success either.
      const isLoad = !load.isLate && (isCounted || !load.isFailure);
      tallies.set(load.release, {
        loads: loads + Number(isLoad),
        failures: failures + Number(isCounted),
      });
    },

    of: (release: string) => tallies.get(release) ?? none,
  };
}

/** What was counted since an earlier look. */
export const since = (now: LoadCounts, before: LoadCounts): LoadCounts => ({
  loads: now.loads - before.loads,
  failures: now.failures - before.failures,
});
