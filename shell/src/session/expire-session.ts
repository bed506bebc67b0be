import { endSession, showNotice } from '@portal/runtime';

/** Ends an expired session, without the message of «Cerrar Sesión» (reading A19). */
export function expireSession() {
  endSession();
  showNotice({ kind: 'warning', text: 'Sesión expirada' });
  return undefined;
}
