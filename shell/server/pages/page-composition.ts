import type { Composition } from '../../src/remotes/composition';
import type { ReleaseSet, ReleaseSetRoute } from '../releases/release-set';

/**
 * Public pages do not list staff routes; they request these after sign-in. A page for an unknown
 * address needs all routes.
 */
export function pageComposition(
  releaseSet: ReleaseSet,
  { access, path }: ReleaseSetRoute,
): Composition {
  const { composition, key, shells } = releaseSet;
  const isForEverybody = access === 'public' && path !== '*';
  // All shells that may start the page must support this.
  if (!isForEverybody || !shells.every(({ asksForRoutes }) => asksForRoutes)) return composition;
  const routes = composition.routes.filter((route) => !isRestricted(route));
  return { ...composition, routes, restricted: key };
}

export const restrictedRoutes = ({ composition: { routes } }: ReleaseSet) =>
  routes.filter(isRestricted);

const isRestricted = ({ access }: Composition['routes'][number]) => access !== 'public';
