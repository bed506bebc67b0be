import { useEffect, type RefObject } from 'react';

/** Stands for the search while that is on its way, and keeps what is typed for its field. */
export function KeepTypedKeys({ typed }: { typed: RefObject<string> }) {
  useEffect(() => {
    function keep(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      typed.current += key;
    }

    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [typed]);

  return undefined;
}
