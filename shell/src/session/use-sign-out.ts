import { currentSession, endSession, showAlert, useNavigate } from '@portal/runtime';
import { endServerSession } from '@portal/kit/resources/session';
import { paths } from '@portal/kit/routing/paths';
import { greetingName } from './greeting-name';
import { broadcastSignOut } from './signed-out';

/**
 * «Cerrar Sesión»: clears the session, ends it on the server, says goodbye and opens the login
 * (S4.03).
 */
export function useSignOut() {
  const navigate = useNavigate();

  return () => {
    const { user, token } = currentSession();
    const name = greetingName(user);
    endSession();
    if (token !== undefined) {
      void endServerSession(token);
      broadcastSignOut(token);
    }
    void showAlert({
      kind: 'success',
      title: 'Logout',
      text: `Hola ${name}, has cerrado sesión con éxito!`,
    });
    return navigate(paths.login);
  };
}
