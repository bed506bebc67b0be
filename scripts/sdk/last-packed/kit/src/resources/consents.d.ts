import { type ConsentEntry } from '@portal/contract/consent';
import { type SubmissionCall } from '../calls/submission';
export declare const recordConsent: (entry: ConsentEntry, call?: SubmissionCall) => Promise<string>;
