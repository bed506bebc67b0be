import { useEffect, useEffectEvent } from 'react';

/** Long enough for the next key of somebody who is typing, in milliseconds. */
const typingPause = 200;

/** Gets the text once its typing pauses. */
export function useTypingPause(text: string, onPause: (text: string) => void) {
  const tell = useEffectEvent(onPause);

  useEffect(() => {
    const timer = setTimeout(() => tell(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
}
