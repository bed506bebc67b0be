import { currentSession } from '@portal/runtime';
import { mayOpen } from '../guards/may-open';
import type { PageStore } from './page-store';
import type { RouteTable } from './route-table';

/**
 * Loads a page as soon as a link to it is pointed at, touched or focused, so that it is there when
 * the link is followed. Of a guarded page nothing is fetched for whom its guard would not let in.
 */
export function loadAhead(pages: PageStore, table: RouteTable) {
  const look = ({ target }: Event) => {
    const route = target instanceof Element && routeOf(target.closest('a'), table);
    if (!route || !mayOpen(route.access, currentSession())) return;
    // Following the link tries again, and then tells.
    pages.load(route).catch(() => pages.forgetFailure(route));
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}

function routeOf(link: HTMLAnchorElement | null, table: RouteTable) {
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return table.find(link.pathname);
}
