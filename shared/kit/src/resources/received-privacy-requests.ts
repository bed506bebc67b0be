import { pageOfFromWire } from '@portal/contract/page-of';
import { receivedPrivacyRequestFromWire } from '@portal/contract/privacy-request';
import {
  requestQueryToWire,
  requestUpdateToWire,
  type RequestQuery,
} from '@portal/contract/request-query';
import { http } from '@portal/http';
import * as v from 'valibot';
import { deleteForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

const path = '/api/privacidad/solicitudes';
const pageFromWire = pageOfFromWire(receivedPrivacyRequestFromWire);

export const privacyRequestsPageResource = (query: RequestQuery) =>
  readResource(`${path}?${new URLSearchParams(requestQueryToWire(query))}`, pageFromWire);

/** Marks a request as dealt with, or as waiting again; answers with it. */
export const markPrivacyRequest = async (id: number, isAnswered: boolean) =>
  v.parse(
    receivedPrivacyRequestFromWire,
    await http.put(`${path}/${id}`, requestUpdateToWire(isAnswered)),
  );

export const deletePrivacyRequest = (id: number) => deleteForMessage(`${path}/${id}`);
