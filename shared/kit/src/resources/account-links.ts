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

/** What the link of a token is good for; reading it does not use it up. */
export const readAccountLink = async (token: string) =>
  v.parse(accountLinkFromWire, await http.post(accountLinkPath, linkTokenToWire(token)));

/** Chooses the password that a link is for. */
export const activateAccount = (activation: Activation) =>
  postForMessage(accountActivationPath, activationEntryToWire(activation));

/** Asks for a link; the answer does not tell whether there is such an account. */
export const askForAccountLink = (name: string) =>
  postForMessage(forgottenPasswordPath, forgottenPasswordToWire(name));
