import type { SessionUser } from '@portal/contract/session';
import type { StoredUser } from './user-repository';

/** Leaves out a role that requires a second factor until the user has one. */
export function grantedRights(
  { user, hasSecondFactor }: StoredUser,
  { requiresSecondFactor }: { requiresSecondFactor: boolean },
): { user: SessionUser; needsSecondFactor: boolean } {
  const isAdministrator = user.roles.includes('ROLE_ADMIN');
  if (!requiresSecondFactor || !isAdministrator || hasSecondFactor) {
    return { user, needsSecondFactor: false };
  }
  const roles = user.roles.filter((role) => role !== 'ROLE_ADMIN');
  return { user: { ...user, roles }, needsSecondFactor: true };
}
