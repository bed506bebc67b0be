import { pageOfFromWire } from '@portal/contract/page-of';
import {
  receivedContactRequestFromWire,
  type ReceivedContactRequest,
} from '@portal/contract/received-contact-request';
import {
  requestQueryToWire,
  requestUpdateToWire,
  type RequestQuery,
} from '@portal/contract/request-query';
import { http } from '@portal/http';
import * as v from 'valibot';
import { deleteForMessage } from '../calls/message-calls';
import { readAllPages, readResource } from '../calls/read-resource';

const pageFromWire = pageOfFromWire(receivedContactRequestFromWire);

const pathOf = (query: RequestQuery) =>
  `/api/contacto/solicitudes?${new URLSearchParams(requestQueryToWire(query))}`;

export const contactRequestsPageResource = (query: RequestQuery) =>
  readResource(pathOf(query), pageFromWire);

/** All that a list would show, on whatever page. */
export const readContactRequests = (query: RequestQuery): Promise<ReceivedContactRequest[]> =>
  readAllPages((part) => readResource(pathOf({ ...query, ...part }), pageFromWire));

/** Marks a request as dealt with, or as waiting again; answers with it. */
export const markContactRequest = async (id: number, isAnswered: boolean) =>
  v.parse(
    receivedContactRequestFromWire,
    await http.put(`/api/contacto/solicitudes/${id}`, requestUpdateToWire(isAnswered)),
  );

export const deleteContactRequest = (id: number) =>
  deleteForMessage(`/api/contacto/solicitudes/${id}`);
