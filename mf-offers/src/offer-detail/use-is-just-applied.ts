import { useLocation } from '@portal/runtime';
import { useSyncExternalStore } from 'react';
import { justApplied } from '../receipt/just-applied';

/**
 * True after sending an application. False on the server, because its HTML is the same for all
 * visitors.
 */
export function useIsJustApplied() {
  const { state } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => state === justApplied,
    () => false,
  );
}

const neverChanges = () => () => {};
