import type { Registry } from '@portal/releases/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Render } from '../pages/page-source';
import type { WatchedStore } from '../releases/watch-registry';
import { createGuard } from './guard';
import type { Load, LoadObserver } from './load-observer';
import { createLoadTally } from './load-tally';
import { noveltyOf } from './watched-releases';

type LoadsOptions = {
  readonly store: WatchedStore;
  readonly log: FastifyBaseLogger;
  /** False: loads are counted, but no release is taken back. */
  readonly isGuarded: boolean;
  readonly observer: LoadObserver;
};

export type Loads = ReturnType<typeof createLoads>;

/** Counts loads of releases and takes bad releases back. */
export function createLoads({ isGuarded, ...options }: LoadsOptions) {
  const tally = createLoadTally();
  const guard = createGuard({ ...options, tally });

  async function count(load: Load) {
    await guard.meet();
    const { isFailure, isLate, address } = load;
    for (const release of blamed(load, await guard.registry())) {
      tally.count({ release, isFailure, isLate, address });
    }
    if (isFailure && isGuarded) await guard.judge();
  }

  return {
    /** The registry without releases that still have to be taken back. */
    registry: guard.registry,

    /** Counts of a release since the start of this process. */
    countsOf: (application: string, id: string) => tally.of(`${application}/${id}`),

    count,

    /** Counts a page that the server rendered. */
    countRender(render: Load) {
      options.observer.onRender(render);
      return count(render);
    },

    stop: guard.stop,
  };
}

/**
 * The releases that a load counts for, as `application/id`. A failure may come from the shell, so
 * it counts for the newer of both, or for both.
 */
function blamed({ application, id, shell, isFailure }: Load, { applications }: Registry) {
  if (!isFailure || application === 'shell') return [`${application}/${id}`];
  const parts = [[application, id] as const, ['shell', shell] as const].map(([name, release]) => ({
    key: `${name}/${release}`,
    novelty: noveltyOf(applications[name], release, Date.now()),
  }));
  const most = Math.max(...parts.map(({ novelty }) => novelty));
  return parts.filter(({ novelty }) => novelty === most).map(({ key }) => key);
}

/** A rendered page counts as a load of its release. */
export const loadOfRender = ({ releaseSet, application, ...told }: Render): Load => ({
  ...told,
  application,
  id: releaseSet.releases[application]?.id ?? '',
  shell: releaseSet.shell.id,
});
