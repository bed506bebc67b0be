import type { ComposedRelease, ComposedRemote, ComposedRoute } from './composition';
import { importFromRelease, isShareFailure } from './federation';
import { orderReleases } from './release-order';
import { noteAsked, recordLoaded, noteFailed, recordFailed } from './load-log';

/** Releases that failed in this page. They are skipped while another one works. */
const failedReleases = new Set<ComposedRelease>();

export type ImportedPage = { readonly module: unknown; readonly release: ComposedRelease };

/** Imports a remote's page from the live release, or else from the fallback. */
export async function importPage(
  route: ComposedRoute,
  composed: ComposedRemote,
): Promise<ImportedPage> {
  const { application, page } = route;
  const releases = orderReleases(application, composed);
  noteAsked(route, releases[0]?.id ?? '');
  let failure: unknown = new Error(
    `The release set of this page contains no release of ${application}.`,
  );
  for (const release of releases) {
    if (failedReleases.has(release)) continue;
    try {
      const module = await importFromRelease(application, release, page);
      recordLoaded(route, release.id);
      return { module, release };
    } catch (error) {
      failure = error;
      noteFailed(route, release.id, error);
      // Another release would need the same module.
      if (isShareFailure(error)) break;
      failedReleases.add(release);
    }
  }
  // All releases failed, so the next attempt tries all of them again.
  releases.forEach((release) => failedReleases.delete(release));
  recordFailed(route, isShareFailure(failure));
  throw failure;
}
