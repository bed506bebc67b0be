import { paths } from '@portal/kit/routing/paths';
import { useLocation } from '@portal/runtime';
import { useEffect, useSyncExternalStore } from 'react';

// In memory only: session storage may hold only the keys of the specification (S9.10).
let lastSearch: string | undefined;

export const noteBoardSearch = (search: string | undefined) => {
  lastSearch = search;
};

/** Remembers filters and page of the board. */
export function useNotedBoardAddress() {
  const { search } = useLocation();
  useEffect(() => noteBoardSearch(search), [search]);
}

/** Address of the board with its last filters and page, or without them if it was not visited. */
export function useBoardAddress() {
  // Also stored in the history entry, for a reload.
  useEffect(() => history.replaceState({ ...history.state, search: readSearch() }, ''));
  return paths.offers + useSyncExternalStore(neverChanges, readSearch, noSearch);
}

const neverChanges = () => () => {};
const readSearch = () => lastSearch ?? history.state?.search ?? '';

// The server's HTML is the same for all visitors.
const noSearch = () => '';
