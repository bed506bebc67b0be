import { privacyRequestToWire, type PrivacyRequest } from '@portal/contract/privacy-request';
import { postForMessage } from '../calls/message-calls';

/**
 * Sends the form of /privacidad, `POST /api/privacidad/solicitudes`, and returns the server's
 * message. Public. Rejects with status 429 after too many requests.
 */
export const sendPrivacyRequest = (request: PrivacyRequest) =>
  postForMessage('/api/privacidad/solicitudes', privacyRequestToWire(request));
