import type { RouteAccess } from '@portal/contract/remote-route';
import type { ReactNode } from 'react';
import { RequireRole } from './require-role';
import { RequireSession } from './require-session';

type RouteGuardProps = { access: RouteAccess; children: ReactNode };

/** The guard that a route's data asks for (specification §4). */
export function RouteGuard({ access, children }: RouteGuardProps) {
  if (access === 'public') return children;
  if (access === 'session') return <RequireSession>{children}</RequireSession>;

  return (
    <RequireSession>
      <RequireRole role={access}>{children}</RequireRole>
    </RequireSession>
  );
}
