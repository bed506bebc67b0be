import {
  accountCountsFromWire,
  accountCountsPath,
  accountFromWire,
  accountsPath,
  changedAccountFromWire,
} from '@portal/contract/account';
import {
  deliveryToWire,
  invitationToWire,
  isActiveToWire,
  roleToWire,
  type Delivery,
  type Invitation,
} from '@portal/contract/account-entry';
import {
  accountQueryToWire,
  accountTextToWire,
  type AccountQuery,
} from '@portal/contract/account-query';
import { pageOfFromWire } from '@portal/contract/page-of';
import type { Role } from '@portal/contract/session';
import { http } from '@portal/http';
import * as v from 'valibot';
import { deleteForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

const pageFromWire = pageOfFromWire(accountFromWire);

export const accountsPageResource = (query: AccountQuery) =>
  readResource(`${accountsPath}?${new URLSearchParams(accountQueryToWire(query))}`, pageFromWire);

/** Number of accounts in each state that match the text. */
export const accountCountsResource = (text: string) =>
  readResource(
    `${accountCountsPath}?${new URLSearchParams(accountTextToWire(text))}`,
    accountCountsFromWire,
  );

const readChange = (answer: unknown) => v.parse(changedAccountFromWire, answer);
const pathOf = (id: number, part: string) => `${accountsPath}/${id}/${part}`;

export const inviteToAccount = async (invitation: Invitation) =>
  readChange(await http.post(accountsPath, invitationToWire(invitation)));

export const changeAccountRole = async (id: number, role: Role) =>
  readChange(await http.put(pathOf(id, 'rol'), roleToWire(role)));

export const setAccountActive = async (id: number, isActive: boolean) =>
  readChange(await http.put(pathOf(id, 'estado'), isActiveToWire(isActive)));

/** Signs the account out of all browsers. */
export const endAccountSessions = async (id: number) =>
  readChange(await http.delete(pathOf(id, 'sesiones')));

/** Creates a new link to set the password, or a new invitation. */
export const renewAccountLink = async (id: number, delivery: Delivery) =>
  readChange(await http.post(pathOf(id, 'enlace'), deliveryToWire(delivery)));

/** For a user without phone and recovery codes. */
export const removeAccountSecondFactor = async (id: number) =>
  readChange(await http.delete(pathOf(id, 'segundo-factor')));

export const deleteAccount = (id: number) => deleteForMessage(`${accountsPath}/${id}`);
