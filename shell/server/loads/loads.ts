import type { Registry } from '@portal/releases/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Render } from '../pages/page-source';
import type { WatchedStore } from '../releases/watch-registry';
import { createGuard } from './guard';
import type { Load, LoadObserver } from './load-observer';
import { createLoadTally } from './load-tally';
import { noveltyOf } from './suspects';

type LoadsOptions = {
  readonly store: WatchedStore;
  readonly log: FastifyBaseLogger;
  /** Otherwise loads are counted, and nothing is taken back. */
  readonly isGuarded: boolean;
  readonly observer: LoadObserver;
};

export type Loads = ReturnType<typeof createLoads>;

/** Counts how releases do and takes back what is bad. */
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
    /** The registry, without what should have been taken back. */
    registry: guard.registry,

    /** Of a release, since this process runs. */
    countsOf: (application: string, id: string) => tally.of(`${application}/${id}`),

    count,

    /** The same for a page that the server rendered. */
    countRender(render: Load) {
      options.observer.onRender(render);
      return count(render);
    },

    stop: guard.stop,
  };
}

/**
 * Whose load it is, as `application/id`. A page that fails may fail because of the shell that it runs in:
 * whichever of the two is newer to visitors is to blame, or both.
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

/** A page that the server rendered is a load of the release that it is of. */
export const loadOfRender = ({ site, application, ...told }: Render): Load => ({
  ...told,
  application,
  id: site.releases[application]?.id ?? '',
  shell: site.shell.id,
});
