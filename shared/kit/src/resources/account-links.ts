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

/** Sets the password of the link's account. Returns the server's message. */
export const activateAccount = (activation: Activation) =>
  postForMessage(accountActivationPath, activationEntryToWire(activation));

/** Requests a link. The answer does not reveal whether the account exists. */
export const askForAccountLink = (name: string) =>
  postForMessage(forgottenPasswordPath, forgottenPasswordToWire(name));
