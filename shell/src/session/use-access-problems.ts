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

/**
 * Handles requests that the server refused because of the session or missing permission (S6.09,
 * S6.10).
 */
export function useAccessProblems() {
  const navigate = useNavigate();

  useEffect(
    () =>
      onAccessProblem((problem) => {
        const answer = (hasUnsavedWork() ? whileUnsaved : answers)[problem];
        const destination = answer?.();
        if (destination) void navigate(destination, { replace: true });
      }),
    [navigate],
  );
}

/** Handlers that report the problem and return the path to navigate to, if any. */
type Answers = Partial<Record<AccessProblem, () => string | undefined>>;

const answers: Answers = {
  unauthenticated: leaveSession,
  'invalid-token': leaveSession,
  forbidden: denyAccess,
  // The request continues without a session, because a public page needs none.
  expired: expireSession,
};

/** With unsaved work, saving asks for the password instead of leaving the page. */
const whileUnsaved: Answers = { forbidden: denyAccess, unasked: tellUnasked };

/** The password dialog is still loading. */
function tellUnasked() {
  void showAlert({
    kind: 'warning',
    title: 'No pudimos guardar',
    text: 'Tu sesión terminó y todavía no podemos pedirte la contraseña. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.',
  });
  return undefined;
}

/** Of several refused requests only the first one finds a session, so the alert appears once. */
function leaveSession() {
  const { isAuthenticated } = currentSession();
  endSession();
  if (isAuthenticated) {
    void showAlert({
      kind: 'warning',
      title: 'Sesión expirada',
      text: 'Vuelve a iniciar sesión para continuar.',
    });
  }
  return paths.login;
}
