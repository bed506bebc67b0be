import { hasRole, useSession } from '@portal/runtime';

/** What the roles of specification §6 allow on the list of people. */
export function usePeopleAccess() {
  const session = useSession();
  const isMaintainer = hasRole(session, 'ROLE_ADMIN');

  return {
    isMaintainer,
    // The specification names ROLE_USER only, but a photo is uploaded from this column (reading A04).
    seesPhotos: isMaintainer || hasRole(session, 'ROLE_USER'),
  };
}
