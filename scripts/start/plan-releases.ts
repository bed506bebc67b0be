import { readRegistry } from '@portal/releases/registry';
import { findApplications } from '../applications';
import { releaseId } from '../release/release-id';

type PlanOptions = {
  /**
   * True to publish every difference, false to publish only applications without a live release.
   */
  readonly isPublishing: boolean;
};

/**
 * Lists applications with sources that differ from the live release: those to publish, and those
 * that a team has deliberately released or rolled back.
 */
export async function planReleases(releasesFolder: string, { isPublishing }: PlanOptions) {
  const { applications } = await readRegistry(releasesFolder);
  const differing = findApplications()
    .filter((application) => applications[application.name]?.live !== releaseId(application))
    .map(({ name }) => name);
  const isPublished = (name: string) => isPublishing || applications[name] === undefined;
  return {
    published: differing.filter(isPublished),
    leftAlone: differing.filter((name) => !isPublished(name)),
  };
}
