import type { Resource } from '@portal/runtime';

/** A resource of which how it is read comes only when it is: most pages bring along what is in it. */
export const lazily = <T>(key: string, find: () => Promise<Resource<T>>): Resource<T> => ({
  key,
  load: async (signal) => (await find()).load(signal),
});
