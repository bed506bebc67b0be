import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's HTML and until the browser has made it its own. */
export const useIsLive = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
