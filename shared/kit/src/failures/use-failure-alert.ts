import { showAlert } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { isHandled } from './error-message';

/**
 * Tells of a failed read in the modal alert (specification §8), once for each failure. A failure
 * that an earlier visit left in the cache was told then, and is being tried again now.
 */
export function useFailureAlert(error: unknown, text: string, title = 'Error') {
  const told = useRef(error);

  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (error !== undefined && !isHandled(error)) void showAlert({ kind: 'error', title, text });
  }, [error, text, title]);
}
