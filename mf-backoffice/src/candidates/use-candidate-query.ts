import { useSearchParams } from '@portal/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { readQuery, writeQuery } from './candidate-address';
import type { CandidateFilters, CandidateQuery } from './candidate-query';

export type QueryChanges = Partial<Omit<CandidateQuery, 'page' | 'filters'>> & {
  filters?: Partial<CandidateFilters>;
};

/** What the address asks for, and how to ask for something else. */
export function useCandidateQuery() {
  const [address, setAddress] = useSearchParams();
  const query = readQuery(address);

  // The router draws a new address when it has time; a change that comes sooner must not undo it.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  /** Whatever changes, the list begins at page 1 (specification §9). */
  const change = useCallback(
    (changes: QueryChanges) => {
      const now = readQuery(latest.current);
      const filters = { ...now.filters, ...changes.filters };
      latest.current = writeQuery({ ...now, ...changes, filters, page: 1 });
      setAddress(latest.current, { replace: true });
    },
    [setAddress],
  );

  return {
    query,
    change,
    pathToPage: (page: number) => `?${writeQuery({ ...query, page })}`,
  };
}
