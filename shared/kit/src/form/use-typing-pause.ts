import { useEffect, useEffectEvent } from 'react';

/** Pause that ends typing, in milliseconds: longer than between two keys. */
const typingPause = 200;

/** Calls `onPause` with the text when typing pauses. */
export function useTypingPause(text: string, onPause: (text: string) => void) {
  const tell = useEffectEvent(onPause);

  useEffect(() => {
    const timer = setTimeout(() => tell(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
}
