import { useCallback, useSyncExternalStore } from 'react';

/** True while the media query matches. The server renders `onServer`. */
export function useMedia(query: string, onServer: boolean) {
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
    () => onServer,
  );
}
