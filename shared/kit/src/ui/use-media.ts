import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; it follows the window. The server, which has none, answers as told. */
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
