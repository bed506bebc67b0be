import { useSyncExternalStore } from 'react';

const stillQuery = '(prefers-reduced-motion: reduce)';

const neverChanges = () => () => {};

function onStillChange(listener: () => void) {
  const media = window.matchMedia(stillQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** False in the server's HTML and until the browser has made it its own. */
export const useIsLive = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Whether nothing may move by itself; in the server's HTML nothing does. */
export const usePrefersStill = () =>
  useSyncExternalStore(
    onStillChange,
    () => window.matchMedia(stillQuery).matches,
    () => true,
  );
