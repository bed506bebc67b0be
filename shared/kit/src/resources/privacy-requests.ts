import { messageFromWire } from '@portal/contract/message';
import { privacyRequestToWire, type PrivacyRequest } from '@portal/contract/privacy-request';
import { http } from '@portal/http';

export const sendPrivacyRequest = async (request: PrivacyRequest) =>
  messageFromWire(await http.post('/api/privacidad/solicitudes', privacyRequestToWire(request)));
