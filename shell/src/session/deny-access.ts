import { paths } from '@portal/kit/routing/paths';
import { currentSession, showAlert } from '@portal/runtime';
import { greetingName } from './greeting-name';

let isTelling = false;

/** Says that the user may not have this (specification §6). Several refusals at once are told once. */
export async function denyAccess() {
  if (isTelling) return;
  isTelling = true;
  await showAlert({
    kind: 'warning',
    title: 'Acceso denegado',
    text: `Hola ${greetingName(currentSession().user)} no tienes acceso a este recurso!`,
    links: [
      { label: 'Ver ofertas', path: paths.offers },
      { label: 'Personas', path: paths.people },
    ],
  });
  isTelling = false;
}
