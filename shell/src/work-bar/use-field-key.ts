import { useLayoutEffect, type RefObject } from 'react';
import { isAnyDialogOpen, isSearchKey } from '../quick-search/search-key';

/**
 * Ctrl+K focuses a field while it is visible. After scrolling it opens the search dialog instead,
 * so that a long list keeps its position.
 */
export function useFieldKey(field: RefObject<HTMLInputElement | null>) {
  // In a layout effect, so that it works as soon as the field is visible.
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { current } = field;
      if (!isSearchKey(event) || !current || isAnyDialogOpen() || !isInSight(current)) return;
      event.preventDefault();
      event.stopPropagation();
      current.focus();
      current.select();
    };
    // The window's capture phase comes before the dialog's listener on the document.
    window.addEventListener('keydown', focus, true);
    return () => window.removeEventListener('keydown', focus, true);
  }, [field]);
}

/** True if the element is rendered and below the header. */
function isInSight(element: Element) {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top >= 60;
}
