import type { ReceivedContactRequest } from '../received-contact-request';
import type { ReceivedPrivacyRequest } from '../received-privacy-request';
export declare const aContactRequest: (changes?: Partial<ReceivedContactRequest>) => ReceivedContactRequest;
export declare const aPrivacyRequest: (changes?: Partial<ReceivedPrivacyRequest>) => ReceivedPrivacyRequest;
