import type { JobApplication } from '@portal/contract/job-application';

const shownCount = 5;

const momentOf = ({ appliedAt }: JobApplication) => Date.parse(appliedAt);

/** The newest applications, the newest first. */
export function latestApplications(applications: readonly JobApplication[]) {
  const sorted = applications.toSorted((first, second) => momentOf(second) - momentOf(first));
  return sorted.slice(0, shownCount);
}
