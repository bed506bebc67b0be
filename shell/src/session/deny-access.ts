import { paths } from '@portal/kit/routing/paths';
import { currentSession, dismissNotice, showAlert, showNotice } from '@portal/runtime';
import { greetingName } from './greeting-name';

let lastNotice = 0;

/**
 * Reports missing permission or a missing second factor (S6.10) and returns the path to navigate
 * to. Simultaneous refusals are reported once.
 */
export function denyAccess() {
  const { user, needsSecondFactor } = currentSession();
  if (needsSecondFactor) {
    dismissNotice(lastNotice);
    lastNotice = showNotice({
      kind: 'warning',
      text: 'Tu rol exige un segundo factor. Actívalo para seguir.',
    });
    return paths.ownAccount;
  }
  void showAlert({
    kind: 'warning',
    title: 'Acceso denegado',
    text: `Hola ${greetingName(user)} no tienes acceso a este recurso!`,
    links: [
      { label: 'Ver ofertas', path: paths.offers },
      { label: 'Personas', path: paths.people },
    ],
    // Loaded with the other staff tools.
    more: import(/* webpackChunkName: 'staff-tools' */ './administrator-contact').then(
      ({ loadAdministratorContact }) => loadAdministratorContact(),
      () => '',
    ),
  });
  return paths.home;
}
