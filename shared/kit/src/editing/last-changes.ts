import type { ActivityQuery } from '@portal/contract/activity';
import { currentSession, hasRole } from '@portal/runtime';

/** Who changed a field of a record last, or any of it, and when: «Valentina Rojas, 05/03/2026 14:07». */
export type LastChanges = (fieldLabel?: string) => string | undefined;

/** Tells nothing of what the activity does not tell, or not to this user: a conflict can be told without it. */
export async function loadLastChanges(of: ActivityQuery['of']): Promise<LastChanges> {
  if (!of || !hasRole(currentSession(), 'ROLE_ADMIN')) return nothing;
  try {
    // Conflicts are rare, so no page waits for it.
    const { readLastChanges } = await import('./read-last-changes');
    return await readLastChanges(of);
  } catch {
    return nothing;
  }
}

const nothing = () => undefined;
