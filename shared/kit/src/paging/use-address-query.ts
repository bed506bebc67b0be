import { useSearchParams } from '@portal/runtime';
import { useCallback, useEffect, useRef } from 'react';

/**
 * What the address asks for, and how to ask for something else in its place, so that a reload, the way
 * back and a shared link keep it. The router draws a new address when it has time; a change that comes
 * sooner starts from it all the same, and undoes nothing.
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

  /** For a link that leads elsewhere in the list: what changes before it is drawn starts from there. */
  const follow = useCallback(
    (query: Query) => {
      latest.current = write(query);
    },
    [write],
  );

  return [read(address), change, follow] as const;
}

/** What is not asked for is not in the address. */
export const addressOf = (words: [name: string, value: string][]) =>
  new URLSearchParams(words.filter(([, value]) => value !== ''));
