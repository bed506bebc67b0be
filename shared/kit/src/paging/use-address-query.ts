import { useSearchParams } from '@portal/runtime';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns the query in the URL, and functions to change it, so that reloading, the back button and
 * sharing keep it. `change` applies to the last requested query, even if the router has not
 * rendered it yet.
 */
export function useAddressQuery<Query>(
  read: (address: URLSearchParams) => Query,
  write: (query: Query) => URLSearchParams,
) {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const change = useCallback(
    (next: (now: Query) => Query) => {
      latest.current = write(next(read(latest.current)));
      setAddress(latest.current, { replace: true });
    },
    [setAddress, read, write],
  );

  /**
   * For links to another place in the list: later changes start from there, even before it is
   * rendered.
   */
  const follow = useCallback(
    (query: Query) => {
      latest.current = write(query);
    },
    [write],
  );

  return [read(address), change, follow] as const;
}

/** Query string without empty values. */
export const addressOf = (words: [name: string, value: string][]) =>
  new URLSearchParams(words.filter(([, value]) => value !== ''));
