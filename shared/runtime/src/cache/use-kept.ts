import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Resource } from './resource-cache';
import { useResourceCache } from './resource-cache-context';

/**
 * Returns the value of a resource that is read once and kept. The value is the same for all users,
 * so the layout may use it too. Undefined until a read succeeds.
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

  // Only this resource's own `load` writes this key.
  return data as T | undefined;
}
