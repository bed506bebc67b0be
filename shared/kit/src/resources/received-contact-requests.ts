import {
  receivedContactRequestFromWire,
  type ReceivedContactRequest,
} from '@portal/contract/received-contact-request';
import type { RequestQuery } from '@portal/contract/request-query';
import { readAllPages } from '../calls/read-resource';
import { requestCalls } from '../calls/request-calls';

export const {
  page: contactRequestsPageResource,
  mark: markContactRequest,
  remove: deleteContactRequest,
} = requestCalls('/api/contacto/solicitudes', receivedContactRequestFromWire);

/** Reads all pages of a list. */
export const readContactRequests = (query: RequestQuery): Promise<ReceivedContactRequest[]> =>
  readAllPages((part) => contactRequestsPageResource({ ...query, ...part }));
