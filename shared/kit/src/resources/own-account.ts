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

/** Signs out of every browser but this one. */
export const endOtherSessions = () => deleteForMessage(ownSessionsPath);

export const endOwnSession = (id: string) =>
  deleteForMessage(`${ownSessionsPath}/${encodeURIComponent(id)}`);

/** What the telephone needs; the second factor is on once a code of it has come back. */
export const prepareSecondFactor = async (password: string) =>
  v.parse(secondFactorSetupFromWire, await http.post(secondFactorPath, passwordToWire(password)));

/** Answers with the server's text, and a token that carries all rights of the role. */
export const activateSecondFactor = async (code: string) =>
  v.parse(activatedFromWire, await http.post(secondFactorActivationPath, codeToWire(code)));

export type PasswordAndCode = { password: string; code: string };

export const removeSecondFactor = (given: PasswordAndCode) =>
  postForMessage(secondFactorRemovalPath, passwordAndCodeToWire(given));

/** New codes for recovery; the ones before are good no more. */
export const renewRecoveryCodes = async (given: PasswordAndCode) =>
  v.parse(
    newRecoveryCodesFromWire,
    await http.post(recoveryCodesPath, passwordAndCodeToWire(given)),
  );
