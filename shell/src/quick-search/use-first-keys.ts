import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears keys at the window, before the dialog around it opens: from then on that keeps them from
 * everybody who came later.
 */
export function useFirstKeys(onKey: (event: KeyboardEvent) => void) {
  const hear = useEffectEvent(onKey);

  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
