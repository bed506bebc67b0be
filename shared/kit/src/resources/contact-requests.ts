import { contactRequestToWire, type ContactRequest } from '@portal/contract/contact-request';
import { postForMessage } from '../calls/message-calls';

/**
 * Sends the contact form, `POST /api/contacto` (S7.03), and returns the server's message. Public.
 * Rejects with status 429 after too many requests.
 */
export const sendContactRequest = (request: ContactRequest) =>
  postForMessage('/api/contacto', contactRequestToWire(request));
