import { composeSite, type Site } from './compose-site';
import type { ReleaseStore } from './release-store';
import { resolve, type Resolution, type Visitor } from './resolve';

/** So many sets of releases are kept at hand: the live one, the one before, canaries. */
const keptSites = 8;

/** Finds the site that a request gets: resolved anew each time, composed once for each set. */
export function createSites(store: ReleaseStore) {
  const sites = new Map<string, Promise<Site>>();

  function compose(resolution: Resolution) {
    const key = JSON.stringify(resolution);
    const known = sites.get(key);
    if (known) return known;
    const site = composeSite(store, resolution);
    sites.set(key, site);
    site.catch(() => sites.delete(key));
    const [oldest] = sites.keys();
    if (sites.size > keptSites && oldest !== undefined) sites.delete(oldest);
    return site;
  }

  return async (visitor: Visitor) => compose(resolve(await store.registry(), visitor));
}
