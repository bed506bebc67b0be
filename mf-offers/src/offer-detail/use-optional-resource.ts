import { useResource, type Resource, type ResourceOptions } from '@portal/kit/query/use-resource';
import { withMeaning } from '@portal/kit/calls/read-resource';
import { useResourceCache } from '@portal/runtime';

/** Reads optional data. If the request fails, the server renders the page without them. */
export function useOptionalResource<T>(resource: Resource<T>, options?: ResourceOptions) {
  const { isServer } = useResourceCache();
  const optional: Resource<T | undefined> = isServer
    ? withMeaning<T | undefined>(resource, undefined, () => true)
    : resource;
  return useResource(optional, options).data;
}
