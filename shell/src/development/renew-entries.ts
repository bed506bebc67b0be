import type { DevelopmentState } from './development-state';
import { pageComposition } from '../remotes/page-composition';

/**
 * A dev build keeps its address but changes its entry hash. Updates the hash in the composition, so
 * that a remote that is not loaded yet loads the current entry.
 */
export function renewEntries(entries: DevelopmentState['entries'] = {}) {
  const { remotes } = pageComposition();
  for (const [application, integrity] of Object.entries(entries)) {
    const live = remotes[application]?.[0];
    if (live) live.integrity = integrity;
  }
}
