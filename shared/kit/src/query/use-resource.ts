import { useResourceCache, useSession, type Resource } from '@portal/runtime';
import { use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

export type { Resource };

export type ResourceResult<T> = {
  data: T | undefined;
  /** Of the last read; data of an earlier one may still stand. */
  error: unknown;
  /** Nothing was read yet. */
  isLoading: boolean;
  reload: () => Promise<void>;
};

export type ResourceOptions = {
  /** What was read once will do, also if the server read it: it is not asked for again. */
  isLasting?: boolean;
};

/**
 * Reads what a page shows. On the server the page waits for it; in the browser the page starts
 * with what the server embedded, and reads again after mounting and when the session changes.
 */
export function useResource<T>(
  resource: Resource<T>,
  { isLasting = false }: ResourceOptions = {},
): ResourceResult<T> {
  const cache = useResourceCache();
  const { token } = useSession();
  const { key } = resource;

  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(key, listener),
    [cache, key],
  );
  const getState = () => cache.read(key);
  const { data, error } = useSyncExternalStore(subscribe, getState, getState);

  const isLoading = data === undefined && error === undefined;
  if (cache.isServer && isLoading) use(cache.ensure(resource));

  const readKey = useRef<string>(undefined);
  useEffect(() => {
    // Who has just signed out leaves the page; asking again as a visitor would be refused.
    if (token === undefined && readKey.current === key) return;
    readKey.current = key;
    if (isLasting && cache.read(key).data !== undefined) return;
    void cache.ensure(resource);
    // The key stands for the resource, which callers make again on each render.
  }, [cache, key, token, isLasting]);

  const reload = useCallback(() => cache.load(resource), [cache, resource]);

  return {
    // The cache holds under a key what this resource's own load put there.
    data: data as T | undefined,
    error,
    isLoading,
    reload,
  };
}
