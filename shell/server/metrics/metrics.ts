import { collectDefaultMetrics, Registry } from 'prom-client';
import type { LoadObserver } from '../loads/load-observer';
import type { ReleaseStore } from '../releases/release-store';
import { countLoads } from './count-loads';
import { watchReleases } from './watch-releases';

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

/** Prometheus metrics of this process: live releases and their results. */
export function createSiteMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),

    /**
     * Publishes the releases of the store from now on; returns the observer that counts their
     * loads.
     */
    watch(store: Pick<ReleaseStore, 'registry'>): LoadObserver {
      watchReleases(store, registry);
      return countLoads(registry);
    },
  };
}
