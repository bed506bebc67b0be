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

export const ownAccountResource = readResource(ownAccountPath, ownAccountFromWire);

export const changeOwnPassword = (change: { current: string; next: string }) =>
  putForMessage(ownPasswordPath, passwordChangeToWire(change));

/** Ends all sessions except the one of this browser. */
export const endOtherSessions = () => deleteForMessage(ownSessionsPath);

export const endOwnSession = (id: string) =>
  deleteForMessage(`${ownSessionsPath}/${encodeURIComponent(id)}`);

/** Data for the authenticator app. The second factor becomes active with `activateSecondFactor`. */
export const prepareSecondFactor = async (password: string) =>
  v.parse(secondFactorSetupFromWire, await http.post(secondFactorPath, passwordToWire(password)));

/** Returns the server's message and a token with all rights of the role. */
export const activateSecondFactor = async (code: string) =>
  v.parse(activatedFromWire, await http.post(secondFactorActivationPath, codeToWire(code)));

export type PasswordAndCode = { password: string; code: string };

export const removeSecondFactor = (given: PasswordAndCode) =>
  postForMessage(secondFactorRemovalPath, passwordAndCodeToWire(given));

/** Creates new recovery codes and invalidates the earlier ones. */
export const renewRecoveryCodes = async (given: PasswordAndCode) =>
  v.parse(
    newRecoveryCodesFromWire,
    await http.post(recoveryCodesPath, passwordAndCodeToWire(given)),
  );
