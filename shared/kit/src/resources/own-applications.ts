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

/**
 * Reads up to 20 job applications by code and e-mail, in the order of the keys. Undefined for a key
 * without a match.
 */
export const readOwnApplications = async (keys: readonly OwnApplicationKey[]) =>
  v.parse(
    ownApplicationsFromWire,
    await http.post(ownApplicationsPath, ownApplicationKeysToWire(keys)),
  );

/**
 * Withdraws a job application and returns its new state. May be repeated. Rejects with status 404
 * without a match.
 */
export const withdrawApplication = async (key: OwnApplicationKey) =>
  v.parse(ownApplicationFromWire, await http.post(withdrawalPath, ownApplicationKeyToWire(key)));

/**
 * Describes the link of a confirmation e-mail without confirming anything. Rejects with status 404
 * for an invalid link.
 */
export const readConfirmationLink = async (token: string) =>
  v.parse(
    confirmationLinkFromWire,
    await http.post(confirmationLinkPath, confirmationToWire(token)),
  );

/**
 * Confirms the job application of an e-mail link and returns its new state. May be repeated.
 * Rejects with status 404 for an invalid link.
 */
export const confirmApplication = async (token: string) =>
  v.parse(ownApplicationFromWire, await http.post(confirmationPath, confirmationToWire(token)));

/**
 * Requests another confirmation e-mail. The answer does not reveal whether the job application
 * exists.
 */
export const resendConfirmation = (key: OwnApplicationKey) =>
  postForMessage(resendingPath, ownApplicationKeyToWire(key));
