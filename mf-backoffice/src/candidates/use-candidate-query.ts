import { useSearchParams } from '@portal/runtime';
import { useCallback } from 'react';
import { readQuery, writeQuery } from './candidate-address';
import type { CandidateQuery } from './candidate-query';

export type QueryChanges = Partial<Omit<CandidateQuery, 'page'>>;

/** What the address asks for, and how to ask for something else. */
export function useCandidateQuery() {
  const [address, setAddress] = useSearchParams();
  const query = readQuery(address);

  /** Whatever changes, the list begins at page 1 (specification §9). */
  const change = useCallback(
    (changes: QueryChanges) =>
      setAddress((now) => writeQuery({ ...readQuery(now), ...changes, page: 1 }), {
        replace: true,
      }),
    [setAddress],
  );

  return {
    query,
    change,
    pathToPage: (page: number) => `?${writeQuery({ ...query, page })}`,
  };
}
