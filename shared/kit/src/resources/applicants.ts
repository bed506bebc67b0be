import {
  applicantCheckFromWire,
  applicantEntryToWire,
  savedApplicantFromWire,
  type ApplicantEntry,
} from '@portal/contract/applicant';
import { http } from '@portal/http';
import * as v from 'valibot';
import { submissionOptions, type SubmissionCall } from '../calls/submission';

/**
 * Checks if an e-mail belongs to a known applicant, and if that one has applied to the offer
 * (S7.24). Rejects with status 429 after too many checks.
 */
export async function checkApplicant(email: string, offerId: number, call?: SubmissionCall) {
  const path = `/api/aplicantes/correo/${encodeURIComponent(email)}/${offerId}`;
  return v.parse(applicantCheckFromWire, await http.get(path, submissionOptions(call)));
}

/**
 * Stores the applicant if the e-mail is new, `POST /api/aplicantes/save` (S7.25), and returns the
 * applicant with the id. Keeps an existing applicant unchanged. Call it after `checkApplicant`.
 */
export const saveApplicant = async (entry: ApplicantEntry, call?: SubmissionCall) =>
  v.parse(
    savedApplicantFromWire,
    await http.post('/api/aplicantes/save', applicantEntryToWire(entry), submissionOptions(call)),
  );
