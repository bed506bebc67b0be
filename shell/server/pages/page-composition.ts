import type { Composition } from '../../src/remotes/composition';
import type { Site, SiteRoute } from '../releases/compose-site';

/**
 * Public pages do not list staff routes; they request these after sign-in. A page for an unknown
 * address needs all routes.
 */
export function pageComposition(site: Site, { access, path }: SiteRoute): Composition {
  const { composition, key, shells } = site;
  const isForEverybody = access === 'public' && path !== '*';
  // All shells that may start the page must support this.
  if (!isForEverybody || !shells.every(({ asksForRoutes }) => asksForRoutes)) return composition;
  const routes = composition.routes.filter((route) => !isRestricted(route));
  return { ...composition, routes, restricted: key };
}

export const restrictedRoutes = ({ composition: { routes } }: Site) => routes.filter(isRestricted);

const isRestricted = ({ access }: Composition['routes'][number]) => access !== 'public';
