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

/** How many of the accounts that a text finds are in each state. */
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

/** Lets somebody in again, or no more. */
export const setAccountActive = async (id: number, isActive: boolean) =>
  readChange(await http.put(pathOf(id, 'estado'), isActiveToWire(isActive)));

/** Signs somebody out of every browser. */
export const endAccountSessions = async (id: number) =>
  readChange(await http.delete(pathOf(id, 'sesiones')));

/** Makes a link for another password, or the invitation anew. */
export const renewAccountLink = async (id: number, delivery: Delivery) =>
  readChange(await http.post(pathOf(id, 'enlace'), deliveryToWire(delivery)));

/** For somebody who has lost the telephone and the codes for recovery. */
export const removeAccountSecondFactor = async (id: number) =>
  readChange(await http.delete(pathOf(id, 'segundo-factor')));

export const deleteAccount = (id: number) => deleteForMessage(`${accountsPath}/${id}`);
