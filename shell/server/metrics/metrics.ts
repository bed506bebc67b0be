import { collectDefaultMetrics, Registry } from 'prom-client';
import type { LoadObserver } from '../loads/load-observer';
import type { ReleaseStore } from '../releases/release-store';
import { countLoads } from './count-loads';
import { watchReleases } from './watch-releases';

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

/** Figures of this process for Prometheus: which releases are live, and how they do. */
export function createSiteMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),

    /** From now on tells what the store says is live; gives who counts how that does. */
    watch(store: Pick<ReleaseStore, 'registry'>): LoadObserver {
      watchReleases(store, registry);
      return countLoads(registry);
    },
  };
}
