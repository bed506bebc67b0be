import { consentEntryToWire, type ConsentEntry } from '@portal/contract/consent';
import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';
import { ofSubmission, type SubmissionCall } from '../calls/submission';

/** Records what the applicant answered to the talent-pool box; after the upload, in the same browser. */
export const recordConsent = async (entry: ConsentEntry, call?: SubmissionCall) =>
  messageFromWire(
    await http.post('/api/consentimientos', consentEntryToWire(entry), ofSubmission(call)),
  );
