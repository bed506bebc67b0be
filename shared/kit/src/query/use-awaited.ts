import { useKept, useResourceCache, type Resource } from '@portal/runtime';
import { use } from 'react';

/** The same for a page that is nothing without it: one that a link opens waits, as a rendered one has it from the start. */
export function useAwaited<T>(resource: Resource<T>): T | undefined {
  const cache = useResourceCache();
  const { data, error } = cache.read(resource.key);
  const isUnknown = data === undefined && error === undefined;
  use(isUnknown ? cache.ensure(resource) : nothingToAwait);
  return useKept(resource);
}

/** React reads it without waiting; a component that waited once has to go on saying what for. */
const nothingToAwait = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
