import type { ActivityQuery } from '@portal/contract/activity';
import { currentSession, hasRole } from '@portal/runtime';
import type { LastChanges } from './read-last-changes';

/**
 * Loads the authors of the last changes. Returns an empty lookup without the right or after an
 * error, because conflicts can be shown without it.
 */
export async function loadLastChanges(of: ActivityQuery['of']): Promise<LastChanges> {
  if (!of || !hasRole(currentSession(), 'ROLE_ADMIN')) return nothing;
  try {
    // Imported on use, because conflicts are rare.
    const { readLastChanges } = await import('./read-last-changes');
    return await readLastChanges(of);
  } catch {
    return nothing;
  }
}

const nothing = () => undefined;
