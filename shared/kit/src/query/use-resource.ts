import { useResourceCache, useSession, type Resource } from '@portal/runtime';
import { use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

export type { Resource };

/** State of a resource: its data, the last error and a function to read it again. */
export type ResourceResult<T> = {
  /** Undefined until the first successful read. */
  data: T | undefined;
  /** Error of the last read. Data of an earlier read may still be present. */
  error: unknown;
  /** True until the first read ends. */
  isLoading: boolean;
  /** Reads the resource again. Never rejects; a failure is in `error`. */
  reload: () => Promise<void>;
};

/** Options of `useResource`. */
export type ResourceOptions = {
  /** True if one read is enough, including the server's. Mounting does not read again. */
  isLasting?: boolean;
};

/**
 * Reads the resource of a page. On the server, rendering waits for it. In the browser, starts with
 * the embedded data and reads again after mounting and when the session changes.
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
    // After signing out the page closes; reading again as a visitor would be refused.
    if (token === undefined && readKey.current === key) return;
    readKey.current = key;
    if (isLasting && cache.read(key).data !== undefined) return;
    void cache.ensure(resource);
    // The key identifies the resource, which callers create anew in each render.
  }, [cache, key, token, isLasting]);

  const reload = useCallback(() => cache.load(resource), [cache, resource]);

  return {
    // Only this resource's `load` stores data under its key.
    data: data as T | undefined,
    error,
    isLoading,
    reload,
  };
}
