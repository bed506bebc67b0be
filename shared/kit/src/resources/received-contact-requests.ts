import {
  receivedContactRequestFromWire,
  type ReceivedContactRequest,
} from '@portal/contract/received-contact-request';
import type { RequestQuery } from '@portal/contract/request-query';
import { readAllPages } from '../calls/read-resource';
import { requestCalls } from '../calls/request-calls';

/**
 * Calls of `/api/contacto/solicitudes`: a page of contact requests, newest first, marking one as
 * handled or waiting, and deleting one. Pages count from 0 and hold up to 100 requests. They
 * require `ROLE_ADMIN`.
 */
export const {
  page: contactRequestsPageResource,
  mark: markContactRequest,
  remove: deleteContactRequest,
} = requestCalls('/api/contacto/solicitudes', receivedContactRequestFromWire);

/** Reads all pages of a list. */
export const readContactRequests = (query: RequestQuery): Promise<ReceivedContactRequest[]> =>
  readAllPages((part) => contactRequestsPageResource({ ...query, ...part }));
