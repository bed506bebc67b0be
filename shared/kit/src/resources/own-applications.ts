import {
  confirmationLinkFromWire,
  confirmationLinkPath,
  confirmationPath,
  confirmationToWire,
  ownApplicationFromWire,
  ownApplicationKeysToWire,
  ownApplicationKeyToWire,
  ownApplicationsFromWire,
  ownApplicationsPath,
  resendingPath,
  withdrawalPath,
  type OwnApplicationKey,
} from '@portal/contract/own-applications';
import { http } from '@portal/http';
import * as v from 'valibot';
import { postForMessage } from '../calls/message-calls';

/** Applications by code and e-mail, up to 20, in the order of the keys; undefined where there is none. */
export const readOwnApplications = async (keys: readonly OwnApplicationKey[]) =>
  v.parse(
    ownApplicationsFromWire,
    await http.post(ownApplicationsPath, ownApplicationKeysToWire(keys)),
  );

/** Takes an application back; returns what it is from then on. May be repeated. */
export const withdrawApplication = async (key: OwnApplicationKey) =>
  v.parse(ownApplicationFromWire, await http.post(withdrawalPath, ownApplicationKeyToWire(key)));

/** What the link of a mail confirms; reading it changes nothing. */
export const readConfirmationLink = async (token: string) =>
  v.parse(
    confirmationLinkFromWire,
    await http.post(confirmationLinkPath, confirmationToWire(token)),
  );

/** Confirms the application of a mail's link. May be repeated. */
export const confirmApplication = async (token: string) =>
  v.parse(ownApplicationFromWire, await http.post(confirmationPath, confirmationToWire(token)));

/** Asks for another mail to confirm an application; the answer does not tell whether there is one. */
export const resendConfirmation = (key: OwnApplicationKey) =>
  postForMessage(resendingPath, ownApplicationKeyToWire(key));
