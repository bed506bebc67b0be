import type { Composition } from '../../src/remotes/composition';
import type { Site, SiteRoute } from '../releases/compose-site';

/**
 * What a page is told of its composition: one for everybody nothing of where only staff may go, which it asks
 * for once somebody is signed in. A page for an unknown address must know all addresses.
 */
export function pageComposition(site: Site, { access, path }: SiteRoute): Composition {
  const { composition, key, shells } = site;
  const isForEverybody = access === 'public' && path !== '*';
  // Whichever shell starts the page has to know.
  if (!isForEverybody || !shells.every(({ asksForRoutes }) => asksForRoutes)) return composition;
  const routes = composition.routes.filter((route) => !isRestricted(route));
  return { ...composition, routes, restricted: key };
}

export const restrictedRoutes = ({ composition: { routes } }: Site) => routes.filter(isRestricted);

const isRestricted = ({ access }: Composition['routes'][number]) => access !== 'public';
