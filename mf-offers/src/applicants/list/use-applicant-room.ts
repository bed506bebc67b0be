import { isGivenByStaff, type ApplicationStatusRecord } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { toServerQuery } from '@portal/kit/job-applications/server-query';
import { useApplicationPage } from '@portal/kit/job-applications/use-application-page';
import { useListQuery } from '@portal/kit/job-applications/use-list-query';
import { useLiveApplications } from '@portal/kit/live/use-live-applications';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { applicantPageResource } from '@portal/kit/resources/job-applications';
import { useResourceCache } from '@portal/runtime';
import { useMemo } from 'react';
import { statusQueueOf } from '../status/status-queue-of';
import { useStatusChanges } from '../status/use-status-changes';
import { readQuery, writeQuery } from './applicant-query';
import { findAll } from './find-all';
import { useSelection } from './use-selection';

const none: readonly ApplicationStatusRecord[] = [];
const noRows: readonly JobApplication[] = [];

export type ApplicantRoom = ReturnType<typeof useApplicantRoom>;

/** The applicants of the query in the address, their selection and their changes. */
export function useApplicantRoom(offerId: number) {
  const { query, change, pathToPage } = useListQuery(readQuery, writeQuery);
  const read = useApplicationPage(query, applicantPageResource(offerId, toServerQuery(query)));
  const { data: statuses = none } = useResource(applicationStatusesResource);
  const given = useMemo(() => statuses.filter(isGivenByStaff), [statuses]);
  const { isOwn } = statusQueueOf(useResourceCache(), offerId);
  const changedIds = useLiveApplications({ rows: read.data?.rows, reload: read.reload, isOwn });
  const { change: changeStatus, shown, ...changes } = useStatusChanges(offerId, read.reload);
  const readRows = read.data?.rows ?? noRows;
  const rows = useMemo(() => shown(readRows), [shown, readRows]);
  const selection = useSelection(rows, {
    findAll: () => findAll({ offerId, query, statuses }),
    // A new selection hides the outcome of the last change.
    onChoose: changes.dismissOutcome,
  });

  return {
    offerId,
    query,
    onQuery: change,
    pathToPage,
    read,
    rows,
    total: read.data?.total ?? 0,
    totalPages: read.data?.totalPages ?? 1,
    counts: read.data?.counts,
    changedIds,
    allStatuses: statuses,
    /** Statuses that staff may set. */
    statuses: given,
    ...changes,
    changeStatus,
    ...selection,
  };
}
