import { useEffect } from 'react';
import { isAnyDialogOpen, isSearchKey } from './search-key';

/** Hears Ctrl+K, or ⌘K, from the first moment: the search itself may still be on its way. */
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
