import type { Role } from '@portal/contract/session';
import { paths } from '@portal/kit/routing/paths';
import { hasRole, useNavigate, useSession } from '@portal/runtime';
import { useEffect, type ReactNode } from 'react';
import { denyAccess } from '../session/deny-access';

type RequireRoleProps = { role: Role; children: ReactNode };

/** Guard 2: only for holders of the role in the route's data (specification §4, reading A20). */
export function RequireRole({ role, children }: RequireRoleProps) {
  const isAdmitted = hasRole(useSession(), role);
  const navigate = useNavigate();

  useEffect(() => {
    if (isAdmitted) return;
    void denyAccess();
    void navigate(paths.home, { replace: true });
  }, [isAdmitted, navigate]);

  return isAdmitted ? children : undefined;
}
