import { useSearchParams } from '@portal/runtime';
import { useCallback, useEffect, useRef } from 'react';

/**
 * What the address asks for, and how to ask for something else in its place. The router draws a new
 * address when it has time; a change that comes sooner starts from it all the same, and undoes nothing.
 */
export function useLatestAddress() {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) => {
      latest.current = next(latest.current);
      setAddress(latest.current, { replace: true });
    },
    [setAddress],
  );

  return [address, change] as const;
}
