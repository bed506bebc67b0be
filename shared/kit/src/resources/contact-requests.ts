import { contactRequestToWire, type ContactRequest } from '@portal/contract/contact-request';
import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';

export const sendContactRequest = async (request: ContactRequest) =>
  messageFromWire(await http.post('/api/contacto', contactRequestToWire(request)));
