import { endSession, showNotice } from '@portal/runtime';

/** Ends a session whose time is over, without the farewell of «Cerrar Sesión» (reading A19). */
export function expireSession() {
  endSession();
  showNotice({ kind: 'warning', text: 'Sesión expirada' });
  return undefined;
}
