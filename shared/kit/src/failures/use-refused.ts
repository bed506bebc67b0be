import { showAlert, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';
import { errorMessage, isHandled } from './error-message';

/**
 * Shows the server's message for a refused read and returns to the list (S8.08). Does nothing if
 * the server did not answer or sent no message.
 */
export function useLeaveWhenRefused(error: unknown, listPath: string) {
  const navigate = useNavigate();

  useEffect(() => {
    const text = isHandled(error) ? '' : errorMessage(error, '');
    if (text === '') return;
    void showAlert({ kind: 'error', title: 'Error', text });
    void navigate(listPath, { replace: true });
  }, [error, listPath, navigate]);
}
