import { paths } from '@portal/kit/routing/paths';
import {
  currentSession,
  endSession,
  hasUnsavedWork,
  onAccessProblem,
  showAlert,
  useNavigate,
  type AccessProblem,
} from '@portal/runtime';
import { useEffect } from 'react';
import { denyAccess } from './deny-access';
import { expireSession } from './expire-session';

/** What the whole page does when the server refuses a call for want of a session or of rights (specification §6). */
export function useAccessProblems() {
  const navigate = useNavigate();

  useEffect(
    () =>
      onAccessProblem((problem) => {
        // Saving it asks for the password again, and nothing is lost until then.
        if (problem !== 'forbidden' && hasUnsavedWork()) return;
        const { answer, destination } = consequences[problem];
        answer();
        if (destination) void navigate(destination, { replace: true });
      }),
    [navigate],
  );
}

const consequences: Record<AccessProblem, { answer: () => void; destination?: string }> = {
  unauthenticated: { answer: leaveSession, destination: paths.login },
  'invalid-token': { answer: leaveSession, destination: paths.login },
  forbidden: { answer: () => void denyAccess(), destination: paths.home },
  // The call goes on without a session, as a public page has no need of one.
  expired: { answer: expireSession },
};

/** Of several calls refused at once only the first still finds somebody signed in, so it is told once. */
function leaveSession() {
  const { isAuthenticated } = currentSession();
  endSession();
  if (!isAuthenticated) return;
  void showAlert({
    kind: 'warning',
    title: 'Sesión expirada',
    text: 'Vuelve a iniciar sesión para continuar.',
  });
}
