import type { DevelopmentState } from './development-state';
import { pageComposition } from '../remotes/page-composition';

/**
 * What is worked on has one address and, after each build, another entry. Where the page has not loaded it yet, it
 * will load the one that is there now, and not wait in vain for the one that it was composed with.
 */
export function renewEntries(entries: DevelopmentState['entries'] = {}) {
  const { remotes } = pageComposition();
  for (const [application, integrity] of Object.entries(entries)) {
    const live = remotes[application]?.[0];
    if (live) live.integrity = integrity;
  }
}
