import { receivedPrivacyRequestFromWire } from '@portal/contract/received-privacy-request';
import { requestCalls } from '../calls/request-calls';

/**
 * Calls of `/api/privacidad/solicitudes`: a page of privacy requests, newest first, marking one as
 * handled or waiting, and deleting one. Pages count from 0 and hold up to 100 requests. They
 * require `ROLE_ADMIN`.
 */
export const {
  page: privacyRequestsPageResource,
  mark: markPrivacyRequest,
  remove: deletePrivacyRequest,
} = requestCalls('/api/privacidad/solicitudes', receivedPrivacyRequestFromWire);
