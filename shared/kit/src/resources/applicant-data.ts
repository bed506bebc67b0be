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

export const applicantDataResource = (applicantId: number) =>
  readResource(pathOf(applicantId, 'datos'), applicantDataFromWire);

export const correctApplicant = (applicantId: number, correction: ApplicantCorrection) =>
  putForMessage(pathOf(applicantId, 'datos'), applicantCorrectionToWire(correction));

/** Downloads a ZIP file with all data of a candidate. */
export async function exportApplicantData(applicantId: number) {
  const archive = await http.get(pathOf(applicantId, 'exportar'), { responseType: 'blob' });
  saveFile(v.parse(v.blob(), archive), `datos-candidato-${applicantId}.zip`);
}

/** Cannot be undone. The server requires the typed e-mail of the candidate. */
export const anonymiseApplicant = (applicantId: number, typedEmail: string) =>
  postForMessage(pathOf(applicantId, 'anonimizar'), anonymisationToWire(typedEmail));
