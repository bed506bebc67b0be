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
        const answer = (hasUnsavedWork() ? whileUnsaved : answers)[problem];
        const destination = answer?.();
        if (destination) void navigate(destination, { replace: true });
      }),
    [navigate],
  );
}

/** What is told of each, and where that leads, if it leads anywhere. */
type Answers = Partial<Record<AccessProblem, () => string | undefined>>;

const answers: Answers = {
  unauthenticated: leaveSession,
  'invalid-token': leaveSession,
  forbidden: denyAccess,
  // The call goes on without a session, as a public page has no need of one.
  expired: expireSession,
};

/** Saving asks for the password again, and nothing is lost until then. */
const whileUnsaved: Answers = { forbidden: denyAccess, unasked: tellUnasked };

/** The dialog that asks has not come yet; it goes on coming. */
function tellUnasked() {
  void showAlert({
    kind: 'warning',
    title: 'No pudimos guardar',
    text: 'Tu sesión terminó y todavía no podemos pedirte la contraseña. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.',
  });
  return undefined;
}

/** Of several calls refused at once only the first still finds somebody signed in, so it is told once. */
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
