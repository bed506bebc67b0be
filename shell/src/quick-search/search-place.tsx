import type { Elements } from '@portal/kit/ui/elements';
import { createContext, Suspense, useCallback, useContext, useState } from 'react';
import { lazyWithRetry } from '../start/lazily';
import { useSearchKey } from './use-search-key';

const OpenSearchContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the quick search. */
export const useOpenSearch = () => useContext(OpenSearchContext);

// Retries automatically after the user has opened it.
const QuickSearch = lazyWithRetry(
  async () => (await import(/* webpackChunkName: 'quick-search' */ './quick-search')).QuickSearch,
);

/** Provides the quick search to its children and to Ctrl+K. Loaded on first use. */
export function SearchPlace({ children }: { children: Elements }) {
  const [isSearching, setSearching] = useState(false);
  const open = useCallback(() => setSearching(true), []);
  const close = useCallback(() => setSearching(false), []);
  useSearchKey(open);

  return (
    <OpenSearchContext value={open}>
      {children}
      {isSearching && (
        <Suspense>
          <QuickSearch onClose={close} />
        </Suspense>
      )}
    </OpenSearchContext>
  );
}
