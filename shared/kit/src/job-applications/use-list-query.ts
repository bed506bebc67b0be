import { useCallback } from 'react';
import { useAddressQuery } from '../paging/use-address-query';
import type { ListChanges, ListQuery } from './list-query';

/** Query of a list in the URL, with functions to change it. */
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
