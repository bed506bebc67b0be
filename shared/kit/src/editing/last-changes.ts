import type { ActivityQuery } from '@portal/contract/activity';
import { currentSession, hasRole } from '@portal/runtime';
import type { LastChanges } from './read-last-changes';

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
