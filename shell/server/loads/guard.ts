import { withWholeGroups } from '@portal/releases/channel';
import type { Registry } from '@portal/releases/registry';
import { inBackground } from '@portal/server/in-background';
import { oneAtATime } from '@portal/server/one-at-a-time';
import type { FastifyBaseLogger } from 'fastify';
import type { WatchedStore } from '../releases/watch-registry';
import type { LoadObserver } from './load-observer';
import { since, type LoadTally } from './load-tally';
import { watchedReleasesOf, withoutSuspect, type WatchedRelease } from './watched-releases';
import { rollBackRelease, type Verdict } from './roll-back-release';
import { isWorse, type LoadCounts } from './verdict';

type GuardOptions = {
  readonly store: WatchedStore;
  readonly tally: LoadTally;
  readonly log: FastifyBaseLogger;
  readonly observer: LoadObserver;
};

/** Minimum number of failures, one per address, so that one attacker cannot revert a release. */
const leastWitnesses = { canary: 2, live: 5 };

/** Delay before a verdict that could not be written is retried, in milliseconds. */
const untilNextTry = 60_000;

const staysText =
  'A bad release stays live: its predecessor is incompatible with the other live releases';
const unwrittenText =
  'The registry could not be changed; only this process ignores the bad release';

/**
 * Withdraws a canary that fails more often than the live release. Reverts a recent live release
 * that fails more often than its predecessor. Uses the counts of this process, and never gives a
 * watched release to more visitors. While the registry is not writable, only this process leaves
 * the release out.
 */
export function createGuard({ store, tally, log, observer }: GuardOptions) {
  /** Counts at the time when a watched release was first seen. */
  let met: ReadonlyMap<string, readonly [own: LoadCounts, other: LoadCounts]> = new Map();
  let unwritten: readonly Verdict[] = [];

  function tallied(suspect: WatchedRelease) {
    const [own, other] = releasesOf(suspect);
    return [tally.of(own), tally.of(other)] as const;
  }

  /** Counts since then. The predecessor of a live release counts with its whole history. */
  function countsOf(suspect: WatchedRelease) {
    const [own, other] = tallied(suspect);
    const [ownBefore, otherBefore] = met.get(keyOf(suspect)) ?? [own, other];
    const isCanary = suspect.role === 'canary';
    return { own: since(own, ownBefore), other: isCanary ? since(other, otherBefore) : other };
  }

  function verdictOn(suspect: WatchedRelease): readonly Verdict[] {
    const { own, other } = countsOf(suspect);
    const isHeard = own.failures >= leastWitnesses[suspect.role];
    return isHeard && isWorse(own, other) ? [{ suspect, own, other }] : [];
  }

  async function carryOut(verdict: Verdict) {
    const { suspect, own, other } = verdict;
    const details = { ...suspect, own, compared: other };
    try {
      if (!(await rollBackRelease(store, verdict))) {
        log.error(details, staysText);
        return;
      }
      store.lookAgain();
      log.warn(details, 'A bad release was reverted');
      observer.onVerdict(suspect);
    } catch (failure) {
      unwritten = [...unwritten, verdict];
      log.error({ ...details, err: failure }, unwrittenText);
    }
  }

  /** The registry without releases that still have to be taken back. */
  const guarded = async () => unwritten.reduce(without, await store.registry());

  const timer = setInterval(() => {
    const again = unwritten;
    unwritten = [];
    for (const verdict of again) inBackground(log, 'reverting a release', () => carryOut(verdict));
  }, untilNextTry).unref();

  return {
    registry: guarded,

    /** Call it before counting a load: earlier counts are no evidence against a watched release. */
    async meet() {
      const suspects = watchedReleasesOf(await guarded(), Date.now());
      tally.watch(suspects.flatMap(releasesOf));
      met = new Map(
        suspects.map((suspect) => [keyOf(suspect), met.get(keyOf(suspect)) ?? tallied(suspect)]),
      );
    },

    /** Call it after counting a failure. */
    judge: oneAtATime(async () => {
      const suspects = watchedReleasesOf(await guarded(), Date.now());
      for (const verdict of suspects.flatMap(verdictOn)) await carryOut(verdict);
    }),

    stop: () => clearInterval(timer),
  };
}

const releasesOf = ({ application, id, other }: WatchedRelease) =>
  [`${application}/${id}`, `${application}/${other}`] as const;

const keyOf = ({ application, id, role, since: begin }: WatchedRelease) =>
  [application, id, role, begin].join(' ');

function without(registry: Registry, { suspect }: Verdict): Registry {
  const { application } = suspect;
  const channel = registry.applications[application];
  if (!channel) return registry;
  const changed = { [application]: withoutSuspect(channel, suspect) };
  const applications = {
    ...registry.applications,
    ...withWholeGroups(registry.applications, { changed }),
  };
  return { ...registry, applications };
}
