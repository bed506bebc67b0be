import { paths } from '@portal/kit/routing/paths';
import { currentSession, useNavigate, useSession } from '@portal/runtime';
import { useEffect, type ReactNode } from 'react';
import { expireSession } from '../session/expire-session';
import { isCurrent } from './may-open';

/** Guard 1: only for somebody signed in, with a session whose time is not over (specification §4). */
export function RequireSession({ children }: { children: ReactNode }) {
  const isAdmitted = isCurrent(useSession());
  const navigate = useNavigate();

  useEffect(() => {
    // While hydrating, React still sees the session as the server did; the store knows the truth.
    const session = currentSession();
    if (isAdmitted || isCurrent(session)) return;
    if (session.isAuthenticated) expireSession();
    void navigate(paths.login, { replace: true });
  }, [isAdmitted, navigate]);

  return isAdmitted ? children : undefined;
}
