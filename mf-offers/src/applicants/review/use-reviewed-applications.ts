import { useFresh } from '@portal/kit/query/use-fresh';
import type { ListQuery } from '@portal/kit/job-applications/list-query';
import { toServerQuery } from '@portal/kit/job-applications/server-query';
import { findStandings } from '@portal/kit/resources/job-applications';
import { useCallback, useState } from 'react';

/**
 * Results of the list at the start of the review. An applicant with a new status stays in place, so
 * that the user can go back. The applicant in the address is always included.
 */
export function useReviewedApplications(offerId: number, query: ListQuery, id: number) {
  const [begun] = useState({ query, id });
  const load = useCallback(async () => {
    const { page: _page, size: _size, ...filter } = toServerQuery(begun.query);
    const { standings } = await findStandings(offerId, filter);
    const isFound = standings.some((each) => each.id === begun.id);
    const named = { id: begun.id, statusId: 0, version: undefined };
    return isFound ? standings : [named, ...standings];
  }, [offerId, begun]);

  return useFresh(load);
}
