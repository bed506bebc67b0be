import { useEffect, type RefObject } from 'react';

/** Stands for the search while that is on its way, and keeps what is typed for its field. */
export function KeepTypedKeys({ typed }: { typed: RefObject<string> }) {
  useEffect(() => {
    function keep(event: KeyboardEvent) {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      typed.current += event.key;
    }

    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [typed]);

  return undefined;
}
