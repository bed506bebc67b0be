import type { Resource } from '@portal/runtime';

/**
 * Resource with a loader that is imported on first use. Most pages receive the data with the HTML
 * and never need it.
 */
export const lazily = <T>(key: string, find: () => Promise<Resource<T>>): Resource<T> => ({
  key,
  load: async (signal) => (await find()).load(signal),
});
