import type { RouteAccess } from '@portal/contract/remote-route';
import { hasRole, isExpired, type Session } from '@portal/runtime';

/** True if a user is signed in and the session has not expired. */
export const isCurrent = ({ isAuthenticated, token }: Session) =>
  isAuthenticated && token !== undefined && !isExpired(token);

/** True if the guards of a page admit this session (S4.04, S4.05). */
export function mayOpen(access: RouteAccess, session: Session) {
  if (access === 'public') return true;
  return isCurrent(session) && (access === 'session' || hasRole(session, access));
}
