import { useSyncExternalStore } from 'react';

const stillQuery = '(prefers-reduced-motion: reduce)';

function onStillChange(listener: () => void) {
  const media = window.matchMedia(stillQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether nothing may move by itself; in the server's HTML nothing does. */
export const usePrefersStill = () =>
  useSyncExternalStore(
    onStillChange,
    () => window.matchMedia(stillQuery).matches,
    () => true,
  );
