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

export const staffRequestsResource = (query: StaffRequestQuery) =>
  readResource(
    `${staffRequestsPath}?${new URLSearchParams(staffRequestQueryToWire(query))}`,
    requestPageFromWire,
  );

export const staffRequestResource = (key: StaffRequestKey) =>
  readResource(staffRequestPath(key), staffRequestFromWire);

/** Stores a reply and marks the request as handled. An e-mail is held back for `undoSeconds`. */
export const replyToRequest = async (key: StaffRequestKey, entry: ReplyEntry) =>
  v.parse(
    staffRequestFromWire,
    await http.post(`${staffRequestPath(key)}/respuesta`, replyToWire(entry)),
  );

/** Undoes a reply that is still held back. */
export const takeReplyBack = async (key: StaffRequestKey) =>
  v.parse(staffRequestFromWire, await http.delete(`${staffRequestPath(key)}/respuesta`));
