import type { RouteAccess } from '@portal/contract/remote-route';
import { hasRole, isExpired, type Session } from '@portal/runtime';

/** Whether somebody is signed in with a session whose time is not over. */
export const isCurrent = ({ isAuthenticated, token }: Session) =>
  isAuthenticated && token !== undefined && !isExpired(token);

/** What the guards of a page would decide (specification §4), without leading anybody away. */
export function mayOpen(access: RouteAccess, session: Session) {
  if (access === 'public') return true;
  return isCurrent(session) && (access === 'session' || hasRole(session, access));
}
