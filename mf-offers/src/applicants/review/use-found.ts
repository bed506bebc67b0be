import { useFresh } from '@portal/kit/query/use-fresh';
import type { ListQuery } from '@portal/kit/job-applications/list-query';
import { toServerQuery } from '@portal/kit/job-applications/server-query';
import { findStandings } from '@portal/kit/resources/job-applications';
import { useCallback, useState } from 'react';

/**
 * Those that the list found when the review began, in its order: whoever gets another status stays in
 * place, so that one can go back. Somebody whom the address names is there in any case.
 */
export function useFound(offerId: number, query: ListQuery, id: number) {
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
