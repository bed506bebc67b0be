import {
  activatedFromWire,
  codeToWire,
  ownAccountFromWire,
  ownAccountPath,
  ownPasswordPath,
  ownSessionsPath,
  passwordAndCodeToWire,
  passwordChangeToWire,
  passwordToWire,
  recoveryCodesPath,
  secondFactorActivationPath,
  secondFactorPath,
  secondFactorRemovalPath,
} from '@portal/contract/own-account';
import {
  newRecoveryCodesFromWire,
  secondFactorSetupFromWire,
} from '@portal/contract/second-factor';
import { http } from '@portal/http';
import * as v from 'valibot';
import { deleteForMessage, postForMessage, putForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

/**
 * Resource of the signed-in user's account with its sessions and second factor, `GET /api/cuenta`.
 * Requires a session.
 */
export const ownAccountResource = readResource(ownAccountPath, ownAccountFromWire);

/**
 * Changes the signed-in user's password, `PUT /api/cuenta/clave`, and ends the other sessions.
 * Returns the server's message. Rejects with status 400 if the current password is wrong.
 */
export const changeOwnPassword = (change: { current: string; next: string }) =>
  putForMessage(ownPasswordPath, passwordChangeToWire(change));

/** Ends all sessions except the one of this browser. Returns the server's message. */
export const endOtherSessions = () => deleteForMessage(ownSessionsPath);

/**
 * Ends one session of the signed-in user, `DELETE /api/cuenta/sesiones/{id}`. Returns the server's
 * message. `endOtherSessions` ends all others.
 */
export const endOwnSession = (id: string) =>
  deleteForMessage(`${ownSessionsPath}/${encodeURIComponent(id)}`);

/**
 * Returns the data for the authenticator app. The second factor becomes active with
 * `activateSecondFactor`. Rejects with status 400 for a wrong password, and with 409 if the account
 * has a second factor.
 */
export const prepareSecondFactor = async (password: string) =>
  v.parse(secondFactorSetupFromWire, await http.post(secondFactorPath, passwordToWire(password)));

/**
 * Activates the prepared second factor with its first code. Returns the server's message and a
 * token with all rights of the role. Rejects with status 400 for a wrong code.
 */
export const activateSecondFactor = async (code: string) =>
  v.parse(activatedFromWire, await http.post(secondFactorActivationPath, codeToWire(code)));

/**
 * Proof for changes of the second factor: the password, and a code of the authenticator app or a
 * recovery code.
 */
export type PasswordAndCode = { password: string; code: string };

/**
 * Removes the signed-in user's second factor, `POST /api/cuenta/segundo-factor/quitar`. Returns the
 * server's message. Rejects with status 400 for a wrong password or code. Rejects with status 409
 * if the role requires a second factor, or if the password is too short without one.
 */
export const removeSecondFactor = (given: PasswordAndCode) =>
  postForMessage(secondFactorRemovalPath, passwordAndCodeToWire(given));

/**
 * Creates new recovery codes and invalidates the earlier ones. Rejects with status 400 for a wrong
 * password or code, and with 409 without a second factor.
 */
export const renewRecoveryCodes = async (given: PasswordAndCode) =>
  v.parse(
    newRecoveryCodesFromWire,
    await http.post(recoveryCodesPath, passwordAndCodeToWire(given)),
  );
