import { useKept, useResourceCache, type Resource } from '@portal/runtime';
import { use } from 'react';

/**
 * Like `useKept`, but suspends until the resource is loaded. For pages that cannot render without
 * it.
 */
export function useAwaited<T>(resource: Resource<T>): T | undefined {
  const cache = useResourceCache();
  const { data, error } = cache.read(resource.key);
  const isUnknown = data === undefined && error === undefined;
  use(isUnknown ? cache.ensure(resource) : nothingToAwait);
  return useKept(resource);
}

/** React reads it without suspending. A component that suspended once must keep calling `use`. */
const nothingToAwait = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
