import { hasRole, useSession } from '@portal/runtime';

/** Permissions on the list of people, by role (S6.02, S6.03). */
export function usePeopleAccess() {
  const session = useSession();
  const isMaintainer = hasRole(session, 'ROLE_ADMIN');

  return {
    isMaintainer,
    // Administrators too, because they upload photos from this column (S6.03, reading A04).
    seesPhotos: isMaintainer || hasRole(session, 'ROLE_USER'),
  };
}
