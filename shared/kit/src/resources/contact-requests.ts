import { contactRequestToWire, type ContactRequest } from '@portal/contract/contact-request';
import { postForMessage } from '../calls/message-calls';

export const sendContactRequest = (request: ContactRequest) =>
  postForMessage('/api/contacto', contactRequestToWire(request));
