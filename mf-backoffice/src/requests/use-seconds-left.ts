import { useEffect, useState } from 'react';

/** Counts down to zero from the server's latest value, in seconds. */
export function useSecondsLeft(seconds: number): number {
  const [count, setCount] = useState({ from: seconds, left: seconds });
  if (count.from !== seconds) setCount({ from: seconds, left: seconds });
  const isOver = count.left <= 0;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(
      () => setCount(({ from, left }) => ({ from, left: Math.max(0, left - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [isOver]);

  return count.left;
}
