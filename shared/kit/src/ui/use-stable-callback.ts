import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same from render to render and does what the last one given would do: for
 * what is drawn once and called later, such as the buttons of a long table. Not to be called in a render.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
