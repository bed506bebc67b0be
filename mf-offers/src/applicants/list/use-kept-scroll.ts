import { useLayoutEffect, useRef } from 'react';

/** Restores the scroll position of the list after something has replaced it. */
export function useKeptScroll(isAway: boolean) {
  const kept = useRef(0);

  useLayoutEffect(() => {
    if (!isAway && kept.current > 0) window.scrollTo({ top: kept.current, behavior: 'instant' });
  }, [isAway]);

  return { keep: () => (kept.current = window.scrollY) };
}
