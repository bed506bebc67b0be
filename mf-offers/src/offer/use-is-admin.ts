import { hasRole, useSession } from '@portal/runtime';

/** True for administrators: they can edit offers (S6.04). */
export const useIsAdmin = () => hasRole(useSession(), 'ROLE_ADMIN');
