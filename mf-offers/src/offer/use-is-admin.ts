import { hasRole, useSession } from '@portal/runtime';

/** Administrators also maintain the offers that everyone else only reads (specification §6). */
export const useIsAdmin = () => hasRole(useSession(), 'ROLE_ADMIN');
