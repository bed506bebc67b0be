import type { RouteAccess } from '@portal/contract/remote-route';
import { hasRole, isExpired, type Session } from '@portal/runtime';

/** Whether somebody is signed in with a session whose time is not over. */
export const isCurrent = ({ isAuthenticated, token }: Session) =>
  isAuthenticated && token !== undefined && !isExpired(token);

/** Whether the guards of a page let this session in (specification §4). */
export function mayOpen(access: RouteAccess, session: Session) {
  if (access === 'public') return true;
  return isCurrent(session) && (access === 'session' || hasRole(session, access));
}
