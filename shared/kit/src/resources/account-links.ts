import {
  accountActivationPath,
  accountLinkFromWire,
  accountLinkPath,
  activationEntryToWire,
  forgottenPasswordPath,
  forgottenPasswordToWire,
  linkTokenToWire,
  type Activation,
} from '@portal/contract/account-link';
import { http } from '@portal/http';
import * as v from 'valibot';
import { postForMessage } from '../calls/message-calls';

/**
 * Describes the link of a token without using it up. Rejects with status 404 if the link is
 * unknown, used, replaced or expired.
 */
export const readAccountLink = async (token: string) =>
  v.parse(accountLinkFromWire, await http.post(accountLinkPath, linkTokenToWire(token)));

/**
 * Sets the password of the link's account. Returns the server's message. Rejects with status 404
 * for an invalid link, and with 409 if the user name is in use.
 */
export const activateAccount = (activation: Activation) =>
  postForMessage(accountActivationPath, activationEntryToWire(activation));

/**
 * Requests a link and returns the server's message, which does not reveal whether the account
 * exists. Rejects with status 429 after too many requests.
 */
export const requestAccountLink = (name: string) =>
  postForMessage(forgottenPasswordPath, forgottenPasswordToWire(name));
