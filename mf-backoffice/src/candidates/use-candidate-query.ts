import { useSearchParams } from '@portal/runtime';
import { readQuery, writeQuery } from './candidate-address';
import type { CandidateQuery } from './candidate-query';

export type QueryChanges = Partial<Omit<CandidateQuery, 'page'>>;

/** What the address asks for, and how to ask for something else. */
export function useCandidateQuery() {
  const [address, setAddress] = useSearchParams();
  const query = readQuery(address);

  return {
    query,
    /** Whatever changes, the list begins at page 1 (specification §9). */
    change: (changes: QueryChanges) =>
      setAddress(writeQuery({ ...query, ...changes, page: 1 }), { replace: true }),
    pathToPage: (page: number) => `?${writeQuery({ ...query, page })}`,
  };
}
