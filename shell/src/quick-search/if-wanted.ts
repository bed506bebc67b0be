import type { Resource } from '@portal/runtime';

/** What somebody may not read, or has not asked for, is not called for. */
export const ifWanted = <T>(isWanted: boolean, resource: Resource<T>): Resource<T | never[]> =>
  isWanted ? resource : nothing;

const nothing: Resource<never[]> = { key: 'nothing', load: () => Promise.resolve([]) };
