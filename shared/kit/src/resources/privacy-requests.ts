import { privacyRequestToWire, type PrivacyRequest } from '@portal/contract/privacy-request';
import { postForMessage } from '../calls/message-calls';

export const sendPrivacyRequest = (request: PrivacyRequest) =>
  postForMessage('/api/privacidad/solicitudes', privacyRequestToWire(request));
