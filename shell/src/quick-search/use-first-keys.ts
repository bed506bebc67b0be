import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens for keys on the window, and registers before the surrounding dialog opens, because that
 * stops events for later listeners.
 */
export function useFirstKeys(onKey: (event: KeyboardEvent) => void) {
  const hear = useEffectEvent(onKey);

  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
