import type { Resource } from '@portal/runtime';

/** Requests nothing if the user may not read it or has not searched. */
export const ifWanted = <T>(isWanted: boolean, resource: Resource<T>): Resource<T | never[]> =>
  isWanted ? resource : nothing;

const nothing: Resource<never[]> = { key: 'nothing', load: () => Promise.resolve([]) };
