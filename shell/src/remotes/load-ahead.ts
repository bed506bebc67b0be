import { currentSession } from '@portal/runtime';
import { matchRoutes } from 'react-router-dom';
import { mayOpen } from '../guards/may-open';
import type { ComposedRoute } from './composition';
import type { PageStore } from './page-store';

/**
 * Loads a page as soon as a link to it is pointed at, touched or focused, so that it is there when
 * the link is followed. Of a guarded page nothing is fetched for whom its guard would not let in.
 */
export function loadAhead(pages: PageStore, routes: readonly ComposedRoute[]) {
  const look = ({ target }: Event) => {
    const route = target instanceof Element && routeOf(target.closest('a'), routes);
    if (!route || !mayOpen(route.access, currentSession())) return;
    // Following the link tries again, and then tells.
    pages.load(route).catch(() => pages.forgetFailure(route));
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}

function routeOf(link: HTMLAnchorElement | null, routes: readonly ComposedRoute[]) {
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return matchRoutes([...routes], link.pathname)?.[0]?.route;
}
