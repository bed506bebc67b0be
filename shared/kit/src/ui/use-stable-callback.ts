import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that keeps its identity and calls the latest callback. For handlers of
 * memoized parts, such as the buttons of a long table. Do not call it during rendering.
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
