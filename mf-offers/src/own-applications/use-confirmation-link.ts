import { alertFailure } from '@portal/kit/failures/alert-failure';
import { confirmApplication } from '@portal/kit/resources/own-applications';
import { showNotice, useLocation, useNavigate } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { fromServer, type ListedApplication } from './listed-application';

/**
 * Confirms the application whose mail led here. Its token stands behind the «#», which no server is sent;
 * it goes from the address at once, so that no history keeps it.
 */
export function useConfirmationLink(onConfirmed: (application: ListedApplication) => void) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const token = /^#confirmar=([\w-]+)$/.exec(hash)?.[1];
  // The link is of use once, and effects may run twice.
  const used = useRef<string>(undefined);

  useEffect(() => {
    async function confirm(once: string) {
      try {
        onConfirmed(fromServer(undefined, await confirmApplication(once), false));
        showNotice({ kind: 'success', text: 'Confirmaste tu correo. La postulación es tuya.' });
      } catch (error) {
        void alertFailure(error, { title: 'No pudimos confirmar tu correo' });
      }
    }

    if (token === undefined || used.current === token) return;
    used.current = token;
    void navigate(pathname, { replace: true });
    void confirm(token);
  }, [token, pathname, navigate, onConfirmed]);
}
