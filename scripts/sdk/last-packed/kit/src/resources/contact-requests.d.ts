import { type ContactRequest } from '@portal/contract/contact-request';
export declare const sendContactRequest: (request: ContactRequest) => Promise<string>;
