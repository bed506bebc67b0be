import { requestPageFromWire, staffRequestFromWire } from '@portal/contract/staff-request';
import {
  replyToWire,
  staffRequestPath,
  staffRequestQueryToWire,
  staffRequestsPath,
  type ReplyEntry,
  type StaffRequestKey,
  type StaffRequestQuery,
} from '@portal/contract/staff-request-entry';
import { http } from '@portal/http';
import * as v from 'valibot';
import { readResource } from '../calls/read-resource';

/**
 * Resource of a page of contact and privacy requests, due ones first, with the number of requests
 * in each state, `GET /api/solicitudes`. Pages count from 0 and hold up to 100 requests. Requires
 * `ROLE_ADMIN`.
 */
export const staffRequestsResource = (query: StaffRequestQuery) =>
  readResource(
    `${staffRequestsPath}?${new URLSearchParams(staffRequestQueryToWire(query))}`,
    requestPageFromWire,
  );

/**
 * Resource of one request with all data needed to reply, `GET /api/solicitudes/{form}/{id}`.
 * Rejects with status 404 if it was deleted. Requires `ROLE_ADMIN`.
 */
export const staffRequestResource = (key: StaffRequestKey) =>
  readResource(staffRequestPath(key), staffRequestFromWire);

/**
 * Stores a reply and marks the request as handled. An e-mail is held back for `undoSeconds` (30
 * seconds). Returns the stored request. Rejects with status 409 if the request was handled
 * meanwhile.
 */
export const replyToRequest = async (key: StaffRequestKey, entry: ReplyEntry) =>
  v.parse(
    staffRequestFromWire,
    await http.post(`${staffRequestPath(key)}/respuesta`, replyToWire(entry)),
  );

/**
 * Undoes a reply that is still held back and returns the stored request. Rejects with status 409 if
 * the reply has been sent.
 */
export const undoReply = async (key: StaffRequestKey) =>
  v.parse(staffRequestFromWire, await http.delete(`${staffRequestPath(key)}/respuesta`));
