import { type PrivacyRequest } from '@portal/contract/privacy-request';
export declare const sendPrivacyRequest: (request: PrivacyRequest) => Promise<string>;
