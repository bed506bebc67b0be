import { applicantDataFromWire } from '@portal/contract/applicant-data';
import {
  anonymisationToWire,
  applicantCorrectionToWire,
  type ApplicantCorrection,
} from '@portal/contract/applicant-data-changes';
import { http } from '@portal/http';
import * as v from 'valibot';
import { postForMessage, putForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';
import { saveFile } from '../files/save-file';

const pathOf = (applicantId: number, part: string) => `/api/candidatos/${applicantId}/${part}`;

/**
 * Resource of all stored data of a candidate, `GET /api/candidatos/{id}/datos`. Rejects with status
 * 404 if there is no such candidate. Requires `ROLE_ADMIN`.
 */
export const applicantDataResource = (applicantId: number) =>
  readResource(pathOf(applicantId, 'datos'), applicantDataFromWire);

/**
 * Corrects the name and the e-mail of a candidate, `PUT /api/candidatos/{id}/datos`. Returns the
 * server's message. Rejects with status 409 if the candidate is anonymised or the e-mail belongs to
 * another one. Requires `ROLE_ADMIN`.
 */
export const correctApplicant = (applicantId: number, correction: ApplicantCorrection) =>
  putForMessage(pathOf(applicantId, 'datos'), applicantCorrectionToWire(correction));

/**
 * Downloads a ZIP file with all data of a candidate. The server logs it. Rejects with status 404
 * for an unknown candidate.
 */
export async function exportApplicantData(applicantId: number) {
  const archive = await http.get(pathOf(applicantId, 'exportar'), { responseType: 'blob' });
  saveFile(v.parse(v.blob(), archive), `datos-candidato-${applicantId}.zip`);
}

/**
 * Anonymises a candidate, which cannot be undone, and returns the server's message. Rejects with
 * status 400 if the typed e-mail is not the candidate's, and with 409 if the candidate is already
 * anonymised.
 */
export const anonymiseApplicant = (applicantId: number, typedEmail: string) =>
  postForMessage(pathOf(applicantId, 'anonimizar'), anonymisationToWire(typedEmail));
