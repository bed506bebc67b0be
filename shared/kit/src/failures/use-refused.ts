import { showAlert, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';
import { errorMessage, isHandled } from './error-message';

/**
 * What the server refuses with a text of its own leads back to its list, where that text is shown
 * (specification §2, §8), so that nobody wonders why. A server that does not answer is no reason to leave.
 */
export function useRefused(error: unknown, listPath: string) {
  const navigate = useNavigate();

  useEffect(() => {
    const text = isHandled(error) ? '' : errorMessage(error, '');
    if (text === '') return;
    void showAlert({ kind: 'error', title: 'Error', text });
    void navigate(listPath, { replace: true });
  }, [error, listPath, navigate]);
}
