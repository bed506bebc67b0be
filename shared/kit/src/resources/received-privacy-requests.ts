import { receivedPrivacyRequestFromWire } from '@portal/contract/received-privacy-request';
import { requestCalls } from '../calls/request-calls';

export const {
  page: privacyRequestsPageResource,
  mark: markPrivacyRequest,
  remove: deletePrivacyRequest,
} = requestCalls('/api/privacidad/solicitudes', receivedPrivacyRequestFromWire);
