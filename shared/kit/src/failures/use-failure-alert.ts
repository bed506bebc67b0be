import { showAlert } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { isHandled } from './error-message';

/**
 * Shows an alert for a failed read, once for each error (specification §8). Skips an error that was
 * already in the cache, because it was shown then and the read is being repeated.
 */
export function useFailureAlert(error: unknown, text: string, title = 'Error') {
  const told = useRef(error);

  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (error !== undefined && !isHandled(error)) void showAlert({ kind: 'error', title, text });
  }, [error, text, title]);
}
