import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Resource } from './resource-cache';
import { useResourceCache } from './resource-cache-context';

/**
 * What a page was rendered with and keeps: it is not read again. It is the same for everybody, so it does not
 * follow the session, and the frame around the pages may use it. Undefined until it is read, and if it cannot be.
 */
export function useKept<T>(resource: Resource<T>): T | undefined {
  const cache = useResourceCache();
  const { key } = resource;

  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(key, listener),
    [cache, key],
  );
  const getState = () => cache.read(key);
  const { data, error } = useSyncExternalStore(subscribe, getState, getState);
  const isUnknown = data === undefined;
  if (cache.isServer && isUnknown && !error) use(cache.ensure(resource));

  useEffect(() => {
    if (isUnknown) void cache.ensure(resource);
  }, [cache, resource, isUnknown]);

  // The cache holds under a key what this resource's own load put there.
  return data as T | undefined;
}
