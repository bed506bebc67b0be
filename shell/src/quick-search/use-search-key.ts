import { useEffect } from 'react';

/** Hears Ctrl+K, or ⌘K, from the first moment: the search itself may still be on its way. */
export function useSearchKey(onOpen: () => void) {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isWanted || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!isAnyDialogOpen()) onOpen();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [onOpen]);
}

/** A form that somebody is in stays in front. */
const isAnyDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null;
