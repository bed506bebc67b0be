import type { SessionUser } from '@portal/contract/session';
import type { StoredUser } from './user-repository';

/** What a token says of somebody: the rights of a role that asks for a second factor rest until there is one. */
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
