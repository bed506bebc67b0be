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

/**
 * Resource of a page of staff accounts, `GET /api/cuentas`. Pages count from 0 and hold up to 100
 * accounts. Requires `ROLE_ADMIN`.
 */
export const accountsPageResource = (query: AccountQuery) =>
  readResource(`${accountsPath}?${new URLSearchParams(accountQueryToWire(query))}`, pageFromWire);

/**
 * Resource of the number of accounts in each state that match the text, `GET /api/cuentas/resumen`.
 * An empty text matches all. Requires `ROLE_ADMIN`.
 */
export const accountCountsResource = (text: string) =>
  readResource(
    `${accountCountsPath}?${new URLSearchParams(accountTextToWire(text))}`,
    accountCountsFromWire,
  );

const readChange = (answer: unknown) => v.parse(changedAccountFromWire, answer);
const pathOf = (id: number, part: string) => `${accountsPath}/${id}/${part}`;

/**
 * Creates an account for a person, `POST /api/cuentas`. Returns the message, the account and, with
 * the delivery «link», the link to copy. Rejects with status 409 if the person has an account.
 * Requires `ROLE_ADMIN`.
 */
export const inviteToAccount = async (invitation: Invitation) =>
  readChange(await http.post(accountsPath, invitationToWire(invitation)));

/**
 * Changes the role of an account, `PUT /api/cuentas/{id}/rol`. Returns the message and the account.
 * Rejects with status 409 for the caller's own account and for the last administrator. Requires
 * `ROLE_ADMIN`.
 */
export const changeAccountRole = async (id: number, role: Role) =>
  readChange(await http.put(pathOf(id, 'rol'), roleToWire(role)));

/**
 * Enables or disables an account, `PUT /api/cuentas/{id}/estado`. Disabling ends its sessions and
 * its links. Rejects with status 409 for the caller's own account and for the last administrator.
 * Requires `ROLE_ADMIN`.
 */
export const setAccountActive = async (id: number, isActive: boolean) =>
  readChange(await http.put(pathOf(id, 'estado'), isActiveToWire(isActive)));

/**
 * Signs the account out of all browsers. Returns the message and the account. Rejects with status
 * 409 for the caller's own account.
 */
export const endAccountSessions = async (id: number) =>
  readChange(await http.delete(pathOf(id, 'sesiones')));

/**
 * Creates a new link to set the password, or a new invitation, and replaces earlier ones. The
 * answer contains the link only with the delivery «link». Rejects with status 409 for a disabled
 * account and for the caller's own.
 */
export const renewAccountLink = async (id: number, delivery: Delivery) =>
  readChange(await http.post(pathOf(id, 'enlace'), deliveryToWire(delivery)));

/**
 * Removes the second factor of an account and ends its sessions. For a user without phone and
 * recovery codes. Rejects with status 409 for the caller's own account.
 */
export const removeAccountSecondFactor = async (id: number) =>
  readChange(await http.delete(pathOf(id, 'segundo-factor')));

/**
 * Moves an account to the trash, `DELETE /api/cuentas/{id}`, and returns the server's message.
 * Rejects with status 409 for an active account and for the caller's own. Requires `ROLE_ADMIN`.
 */
export const deleteAccount = (id: number) => deleteForMessage(`${accountsPath}/${id}`);
