import { consentEntryToWire, type ConsentEntry } from '@portal/contract/consent';
import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';
import { repeatable, type RepeatableCall } from './idempotency';

/** Records what the applicant answered to the talent-pool box; after the upload, in the same browser. */
export const recordConsent = async (entry: ConsentEntry, call?: RepeatableCall) =>
  messageFromWire(
    await http.post('/api/consentimientos', consentEntryToWire(entry), repeatable(call)),
  );
