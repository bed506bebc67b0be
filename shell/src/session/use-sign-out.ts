import { currentSession, endSession, showAlert, useNavigate } from '@portal/runtime';
import { paths } from '@portal/kit/routing/paths';
import { greetingName } from './greeting-name';

/** «Cerrar Sesión»: forgets the session, says goodbye and leads to the login (specification §4). */
export function useSignOut() {
  const navigate = useNavigate();

  return () => {
    const name = greetingName(currentSession().user);
    endSession();
    void showAlert({
      kind: 'success',
      title: 'Logout',
      text: `Hola ${name}, has cerrado sesión con éxito!`,
    });
    return navigate(paths.login);
  };
}
