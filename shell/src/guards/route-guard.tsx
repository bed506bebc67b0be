import type { RouteAccess } from '@portal/contract/remote-route';
import { paths } from '@portal/kit/routing/paths';
import type { Elements } from '@portal/kit/ui/elements';
import { currentSession, useNavigate, useSession } from '@portal/runtime';
import { useEffect } from 'react';
import { denyAccess } from '../session/deny-access';
import { expireSession } from '../session/expire-session';
import { isCurrent, mayOpen } from './may-open';

type RouteGuardProps = { access: RouteAccess; children: Elements };

/** Applies a route's guards (S4.04, S4.05). A public page does not even read the session. */
export function RouteGuard({ access, children }: RouteGuardProps) {
  return access === 'public' ? children : <Guarded access={access}>{children}</Guarded>;
}

/** Requires a session that has not expired, then the role (reading A20). */
function Guarded({ access, children }: RouteGuardProps) {
  const isAdmitted = mayOpen(access, useSession());
  const navigate = useNavigate();

  useEffect(() => {
    // During hydration React still uses the server's anonymous session; the store has the real one.
    const session = currentSession();
    if (isAdmitted || mayOpen(access, session)) return;
    const isSignedIn = isCurrent(session);
    if (!isSignedIn && session.isAuthenticated) expireSession();
    void navigate(isSignedIn ? denyAccess() : paths.login, { replace: true });
  }, [access, isAdmitted, navigate]);

  return isAdmitted ? children : undefined;
}
