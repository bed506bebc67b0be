import { paths } from '@portal/kit/routing/paths';
import { useLocation } from '@portal/runtime';
import { useEffect, useSyncExternalStore } from 'react';

// Of this tab alone, and gone with it: the way back is that of one visit.
const key = 'ultimaListaDeOfertas';

/** Notes the filters and the place of the board that is shown. */
export function useNotedBoardAddress() {
  const { search } = useLocation();

  useEffect(() => {
    inStorage((storage) => storage.setItem(key, search));
  }, [search]);
}

/** Where the board was left in this visit; the plain board for who comes from elsewhere. */
export function useBoardAddress() {
  return paths.offers + useSyncExternalStore(neverChanges, readSearch, noSearch);
}

const neverChanges = () => () => {};
const readSearch = () => inStorage((storage) => storage.getItem(key)) ?? '';

// The server's HTML is the same for everybody.
const noSearch = () => '';

/** A browser that keeps nothing knows of no way. */
function inStorage<T>(act: (storage: Storage) => T) {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
