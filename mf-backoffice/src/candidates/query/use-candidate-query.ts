import { useCallback } from 'react';
import { useLatestAddress } from '../../paging/use-latest-address';
import { readQuery, writeQuery } from './candidate-address';
import type { CandidateFilters, CandidateQuery } from './candidate-query';

export type QueryChanges = Partial<Omit<CandidateQuery, 'page' | 'filters'>> & {
  filters?: Partial<CandidateFilters>;
};

/** What the address asks for, and how to ask for something else. */
export function useCandidateQuery() {
  const [address, changeAddress] = useLatestAddress();
  const query = readQuery(address);

  /** Whatever changes, the list begins at page 1 (specification §9). */
  const change = useCallback(
    (changes: QueryChanges) =>
      changeAddress((newest) => {
        const now = readQuery(newest);
        const filters = { ...now.filters, ...changes.filters };
        return writeQuery({ ...now, ...changes, filters, page: 1 });
      }),
    [changeAddress],
  );

  return {
    query,
    change,
    pathToPage: (page: number) => `?${writeQuery({ ...query, page })}`,
  };
}
