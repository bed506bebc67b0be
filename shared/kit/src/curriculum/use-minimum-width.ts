import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this wide, in pixels; it follows the window. */
export function useMinimumWidth(pixels: number) {
  const query = `(min-width: ${pixels}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
