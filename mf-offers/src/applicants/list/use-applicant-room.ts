import type { JobApplication } from '@portal/contract/job-application';
import { isGivenByStaff } from '@portal/contract/application-status';
import { toServerQuery } from '@portal/kit/job-applications/server-query';
import { useApplicationPage } from '@portal/kit/job-applications/use-application-page';
import { useListQuery } from '@portal/kit/job-applications/use-list-query';
import { useLiveApplications } from '@portal/kit/live/use-live-applications';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { applicantPageResource } from '@portal/kit/resources/job-applications';
import { useResourceCache } from '@portal/runtime';
import { useState } from 'react';
import { statusQueueOf } from '../status/status-queue-of';
import { useStatusChanges } from '../status/use-status-changes';
import { readQuery, writeQuery } from './applicant-query';
import { findAll } from './find-all';
import { nobody, refreshed, toggled, withAll, without } from './selection';

export type ApplicantRoom = ReturnType<typeof useApplicantRoom>;

/** The applicants of an offer as the address asks for them, who of them is chosen, and their changes. */
export function useApplicantRoom(offerId: number) {
  const { query, change, pathToPage } = useListQuery(readQuery, writeQuery);
  const read = useApplicationPage(query, applicantPageResource(offerId, toServerQuery(query)));
  const { data: statuses = [] } = useResource(applicationStatusesResource);
  const { isOwn } = statusQueueOf(useResourceCache(), offerId);
  const changedIds = useLiveApplications({ rows: read.data?.rows, reload: read.reload, isOwn });
  const { change: changeStatus, ...changes } = useStatusChanges(offerId, read.reload);
  const [selection, setSelection] = useState(nobody);
  const rows = changes.shown(read.data?.rows ?? []);

  /** Whoever chooses has read what the last change came to. */
  function choose(next: typeof selection) {
    changes.dismissOutcome();
    setSelection(next);
  }

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
    /** Those that staff give. */
    statuses: statuses.filter(isGivenByStaff),
    ...changes,
    changeStatus,
    chosen: refreshed(selection, rows),
    isChosen: ({ id }: JobApplication) => selection.has(id),
    isPageChosen: rows.length > 0 && rows.every(({ id }) => selection.has(id)),
    toggle: (application: JobApplication) => choose(toggled(selection, application)),
    togglePage: (isOn: boolean) =>
      choose(isOn ? withAll(selection, rows) : without(selection, rows)),
    chooseAll: async () => {
      const found = await findAll({ offerId, query, statuses });
      choose(
        withAll(
          withAll(nobody, found),
          rows.filter(({ id }) => found.some((each) => each.id === id)),
        ),
      );
    },
    clear: () => setSelection(nobody),
  };
}
