import { useEffect, useState } from 'react';

/** Long enough for the next key of somebody who is typing, in milliseconds. */
const typingPause = 200;

/** The text once its typing pauses. */
export function useSettled(text: string) {
  const [settled, setSettled] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return settled;
}
