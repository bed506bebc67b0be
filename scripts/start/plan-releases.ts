import { readRegistry } from '@portal/releases/registry';
import { findApplications } from '../applications';
import { releaseId } from '../release/release-id';

type PlanOptions = {
  /** Everything that differs becomes live; else only applications of which nothing is. */
  readonly isPublishing: boolean;
};

/**
 * Of the applications whose sources differ from what is live, those that a start publishes, and those that
 * it leaves as they are: a team released them, or went back, on purpose.
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
