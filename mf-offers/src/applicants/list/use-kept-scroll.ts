import { useLayoutEffect, useRef } from 'react';

/** Where the list stood when something took its place, and stands again afterwards. */
export function useKeptScroll(isAway: boolean) {
  const kept = useRef(0);

  useLayoutEffect(() => {
    if (!isAway && kept.current > 0) window.scrollTo({ top: kept.current, behavior: 'instant' });
  }, [isAway]);

  return { keep: () => (kept.current = window.scrollY) };
}
