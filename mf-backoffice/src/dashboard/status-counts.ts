import {
  initialApplicationStatusId,
  type ApplicationStatus,
} from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';

export type StatusCount = {
  status: ApplicationStatus;
  count: number;
  /** Of all applications, rounded. */
  percent: number;
};

/** How many applications stand where. The ids of the statuses follow the way an application takes. */
export function statusCounts(applications: readonly JobApplication[]): StatusCount[] {
  const counts = new Map<number, { status: ApplicationStatus; count: number }>();
  for (const { status } of applications) {
    counts.set(status.id, { status, count: (counts.get(status.id)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((first, second) => first.status.id - second.status.id)
    .map((one) => ({ ...one, percent: Math.round((one.count / applications.length) * 100) }));
}

/** «7 sin revisar»: those whose status nobody has changed yet. */
export function unreviewedText(applications: readonly JobApplication[]) {
  const count = applications.filter(
    ({ status }) => status.id === initialApplicationStatusId,
  ).length;
  return count === 0 ? undefined : `${count} sin revisar`;
}
