import {
  applicantCheckFromWire,
  applicantEntryToWire,
  savedApplicantFromWire,
  type ApplicantEntry,
} from '@portal/contract/applicant';
import { http } from '@portal/http';
import * as v from 'valibot';
import { repeatable, type RepeatableCall } from './idempotency';

/** Whether the owner of an e-mail is known and has applied to the offer. */
export async function checkApplicant(email: string, offerId: number, signal?: AbortSignal) {
  const path = `/api/aplicantes/correo/${encodeURIComponent(email)}/${offerId}`;
  return v.parse(applicantCheckFromWire, await http.get(path, { signal }));
}

/** Creates an applicant and answers with it. */
export const saveApplicant = async (entry: ApplicantEntry, call?: RepeatableCall) =>
  v.parse(
    savedApplicantFromWire,
    await http.post('/api/aplicantes/save', applicantEntryToWire(entry), repeatable(call)),
  );
