import { createContext, useContext } from 'react';
import type { PageStore } from './page-store';

const PageStoreContext = createContext<PageStore | undefined>(undefined);

export const PageStoreProvider = PageStoreContext.Provider;

export function usePageStore() {
  const store = useContext(PageStoreContext);
  if (!store) throw new Error('usePageStore requires a PageStoreProvider.');
  return store;
}
