import { useLocation } from '@portal/runtime';
import { useSyncExternalStore } from 'react';
import { justApplied } from '../receipt/just-applied';

/** Whether an application that was sent has led here. The server's HTML, the same for everybody, does not know. */
export function useIsJustApplied() {
  const { state } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => state === justApplied,
    () => false,
  );
}

const neverChanges = () => () => {};
