import { errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { paths } from '@portal/kit/routing/paths';
import { showAlert, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';

/**
 * An offer that the server refuses with a text of its own leads back to the list, where that text
 * is shown (specification §8). A server that does not answer is no reason to leave the page.
 */
export function useRefusedOffer(error: unknown) {
  const navigate = useNavigate();

  useEffect(() => {
    const text = isHandled(error) ? '' : errorMessage(error, '');
    if (text === '') return;
    void showAlert({ kind: 'error', title: 'Error', text });
    void navigate(paths.offers, { replace: true });
  }, [error, navigate]);
}
