import { useLayoutEffect, type RefObject } from 'react';
import { isAnyDialogOpen, isSearchKey } from '../quick-search/search-key';

/**
 * Ctrl+K leads into a field while that is in sight. In a long list it has scrolled away: there the key opens
 * the search's dialog, as it does everywhere else, and the list stays where it is.
 */
export function useFieldKey(field: RefObject<HTMLInputElement | null>) {
  // Heard as soon as the field is seen.
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { current } = field;
      if (!isSearchKey(event) || !current || isAnyDialogOpen() || !isInSight(current)) return;
      event.preventDefault();
      event.stopPropagation();
      current.focus();
      current.select();
    };
    // Before the dialog's own key, which is heard at the document.
    window.addEventListener('keydown', focus, true);
    return () => window.removeEventListener('keydown', focus, true);
  }, [field]);
}

/** Below the header, and shown at all. */
function isInSight(element: Element) {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top >= 60;
}
