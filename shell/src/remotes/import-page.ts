import type { ComposedRelease, ComposedRemote, ComposedRoute } from './composition';
import { importFromRelease, isShareFailure } from './federation';
import { byTrust } from './left-out';
import { noteAsked, noteCame, noteFailed, noteLost } from './load-log';

/** Releases that failed in this page. They are not tried again while another one works. */
const failedReleases = new Set<ComposedRelease>();

/** A page's module, and the release that it comes from. */
export type ImportedPage = { readonly module: unknown; readonly release: ComposedRelease };

/** The module of a remote's page: from the live release, else from the last good one. */
export async function importPage(
  route: ComposedRoute,
  composed: ComposedRemote,
): Promise<ImportedPage> {
  const { application, page } = route;
  const releases = byTrust(application, composed);
  noteAsked(route, releases[0]?.id ?? '');
  let failure: unknown = new Error(`${application} has no release in this page.`);
  for (const release of releases) {
    if (failedReleases.has(release)) continue;
    try {
      const module = await importFromRelease(application, release, page);
      noteCame(route, release.id);
      return { module, release };
    } catch (error) {
      failure = error;
      noteFailed(route, release.id, error);
      // Another release would need it too.
      if (isShareFailure(error)) break;
      failedReleases.add(release);
    }
  }
  // When nothing is left, the next attempt begins again.
  releases.forEach((release) => failedReleases.delete(release));
  noteLost(route, isShareFailure(failure));
  throw failure;
}
