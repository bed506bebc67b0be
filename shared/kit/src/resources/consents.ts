import { consentEntryToWire, type ConsentEntry } from '@portal/contract/consent';
import { postForMessage } from '../calls/message-calls';
import { submissionOptions, type SubmissionCall } from '../calls/submission';

/** Stores the answer to the talent pool box. Call it after the upload, in the same browser. */
export const recordConsent = (entry: ConsentEntry, call?: SubmissionCall) =>
  postForMessage('/api/consentimientos', consentEntryToWire(entry), submissionOptions(call));
