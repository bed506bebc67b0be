import { paths } from '@portal/kit/routing/paths';
import { useLocation } from '@portal/runtime';
import { useEffect, useSyncExternalStore } from 'react';

// Of this page alone, and gone with it: session storage holds what the specification names and no more (§9).
let lastSearch = '';

export const noteBoardSearch = (search: string) => {
  lastSearch = search;
};

/** Notes the filters and the place of the board that is shown. */
export function useNotedBoardAddress() {
  const { search } = useLocation();
  useEffect(() => noteBoardSearch(search), [search]);
}

/** Where the board was left in this visit; the plain board for who comes from elsewhere. */
export const useBoardAddress = () =>
  paths.offers + useSyncExternalStore(neverChanges, readSearch, noSearch);

const neverChanges = () => () => {};
const readSearch = () => lastSearch;

// The server's HTML is the same for everybody.
const noSearch = () => '';
