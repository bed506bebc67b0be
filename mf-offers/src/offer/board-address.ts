import { paths } from '@portal/kit/routing/paths';
import { useLocation } from '@portal/runtime';
import { useEffect, useSyncExternalStore } from 'react';

// Of this page alone, and gone with it: session storage holds what the specification names and no more (§9).
let lastSearch: string | undefined;

export const noteBoardSearch = (search: string | undefined) => {
  lastSearch = search;
};

/** Notes the filters and the place of the board that is shown. */
export function useNotedBoardAddress() {
  const { search } = useLocation();
  useEffect(() => noteBoardSearch(search), [search]);
}

/** Where the board was left in this visit; the plain board for who comes from elsewhere. */
export function useBoardAddress() {
  // The entry of the browser's history has it too, for a page that is loaded again.
  useEffect(() => history.replaceState({ ...history.state, search: readSearch() }, ''));
  return paths.offers + useSyncExternalStore(neverChanges, readSearch, noSearch);
}

const neverChanges = () => () => {};
const readSearch = () => lastSearch ?? history.state?.search ?? '';

// The server's HTML is the same for everybody.
const noSearch = () => '';
