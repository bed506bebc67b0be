import { useCallback } from 'react';
import { useAddressQuery } from '../paging/use-address-query';
import type { ListChanges, ListQuery } from './list-query';

/**
 * Returns the query of a list in the URL, `change`, which returns to page 1 (S9.05), and
 * `pathToPage`, the link of a page counted from 1.
 */
export function useListQuery<Query extends ListQuery>(
  read: (address: URLSearchParams) => Query,
  write: (query: Query) => URLSearchParams,
) {
  const [query, changeQuery] = useAddressQuery(read, write);

  const change = useCallback(
    (changes: ListChanges<Query>) =>
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
    pathToPage: (page: number) => `?${write({ ...query, page })}`,
  };
}
