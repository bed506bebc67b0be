import { useCallback } from 'react';
import { useAddressQuery } from '../../paging/use-address-query';
import { readQuery, writeQuery } from './candidate-address';
import type { CandidateFilters, CandidateQuery } from './candidate-query';

export type QueryChanges = Partial<Omit<CandidateQuery, 'page' | 'filters'>> & {
  filters?: Partial<CandidateFilters>;
};

/** What the address asks for, and how to ask for something else. */
export function useCandidateQuery() {
  const [query, changeQuery] = useAddressQuery(readQuery, writeQuery);

  /** Whatever changes, the list begins at page 1 (specification §9). */
  const change = useCallback(
    (changes: QueryChanges) =>
      changeQuery((now) => ({
        ...now,
        ...changes,
        filters: { ...now.filters, ...changes.filters },
        page: 1,
      })),
    [changeQuery],
  );

  return {
    query,
    change,
    pathToPage: (page: number) => `?${writeQuery({ ...query, page })}`,
  };
}
