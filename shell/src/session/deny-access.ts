import { paths } from '@portal/kit/routing/paths';
import { currentSession, dismissNotice, showAlert, showNotice } from '@portal/runtime';
import { greetingName } from './greeting-name';

let lastNotice = 0;

/**
 * Says that the user may not have this (specification §6), or not before there is a second factor, and returns
 * where that leads. Several refusals at once are told once.
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
    // It comes with what else only somebody signed in needs.
    more: import(/* webpackChunkName: 'staff-tools' */ './whom-to-ask').then(
      ({ findWhomToAsk }) => findWhomToAsk(),
      () => '',
    ),
  });
  return paths.home;
}
