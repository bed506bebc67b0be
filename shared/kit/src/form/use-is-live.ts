import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's HTML and until hydration. */
export const useIsLive = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
