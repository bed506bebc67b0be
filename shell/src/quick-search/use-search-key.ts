import { useEffect } from 'react';
import { isAnyDialogOpen, isSearchKey } from './search-key';

/** Handles Ctrl+K and ⌘K at once, even before the search is loaded. */
export function useSearchKey(onOpen: () => void) {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      if (!isAnyDialogOpen()) onOpen();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [onOpen]);
}
