import type { Elements } from '@portal/kit/ui/elements';
import { createContext, Suspense, useCallback, useContext, useState } from 'react';
import { lazily } from '../start/lazily';
import { useSearchKey } from './use-search-key';

const OpenSearchContext = createContext<() => void>(() => undefined);

/** What opens the quick search, for whatever is pressed to have it. */
export const useOpenSearch = () => useContext(OpenSearchContext);

// Whoever has asked for it need not ask again.
const QuickSearch = lazily(
  async () => (await import(/* webpackChunkName: 'quick-search' */ './quick-search')).QuickSearch,
);

/** Has the quick search for what is inside, and for Ctrl+K. It is fetched when it is first wanted. */
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
