import { currentSession } from '@portal/runtime';
import { mayOpen } from '../guards/may-open';
import type { PageStore } from './page-store';
import type { RouteTable } from './route-table';

/**
 * Preloads a page when a link to it is hovered, touched or focused. A guarded page is preloaded
 * only if its guard admits the user.
 */
export function loadAhead(pages: PageStore, table: RouteTable) {
  const look = ({ target }: Event) => {
    const route = target instanceof Element && routeOf(target.closest('a'), table);
    if (!route || !mayOpen(route.access, currentSession())) return;
    // Following the link tries again and reports a failure.
    pages.load(route).catch(() => pages.forgetFailure(route));
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}

function routeOf(link: HTMLAnchorElement | null, table: RouteTable) {
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return table.find(link.pathname);
}
