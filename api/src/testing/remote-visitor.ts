import { applicantEntryToWire, savedApplicantFromWire } from '@portal/contract/applicant';
import {
  jobApplicationUploadToWire,
  savedJobApplicationFromWire,
} from '@portal/contract/job-application-upload';
import { accessTokenFromWire, credentialsToWire, type Credentials } from '@portal/contract/session';
import * as v from 'valibot';
import { clientCredentials, demoLogin } from './demo-login';
import { pdfFile } from './visitor';

/** A server as somebody calls it. */
export type Site = (path: string, call?: RequestInit) => Promise<Response>;

export const siteAt =
  (address: string): Site =>
  (path, call) =>
    fetch(`${address}${path}`, call);

/** The headers of calls by the demo's administrator, or by whoever is given. */
export async function signInOver(site: Site, credentials: Credentials = demoLogin) {
  const answer = await site('/oauth/token', {
    method: 'POST',
    headers: { authorization: clientCredentials },
    body: credentialsToWire(credentials),
  });
  return { authorization: `Bearer ${v.parse(accessTokenFromWire, await answer.json())}` };
}

type Person = {
  email: string;
  offerId?: number;
  /** Of every call of this application. */
  headers?: Record<string, string>;
};

/** Somebody who applies over HTTP; answers once the server has acknowledged it. */
export async function applyOver(site: Site, person: Person) {
  const { applicantId, headers } = await registerOver(site, person);
  const sent = await site('/api/aplicantes-ofertas/upload-curriculum', {
    method: 'POST',
    headers,
    body: uploadForm(applicantId, person),
  });
  if (sent.status !== 201) throw new Error(`${sent.status}: ${await sent.text()}`);
  const { application } = v.parse(savedJobApplicationFromWire, await sent.json());
  return { applicantId, headers, cvName: application?.curriculum ?? '' };
}

/** The first two steps of the wizard; answers with the headers of the next ones. */
export async function registerOver(site: Site, { email, offerId = 1, headers = {} }: Person) {
  const checked = await site(`/api/aplicantes/correo/${email}/${offerId}`, { headers });
  const saved = await site('/api/aplicantes/save', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', cookie: cookieOf(checked) },
    body: JSON.stringify(applicantEntryToWire({ email, name: 'Tormenta' })),
  });
  const { id: applicantId } = v.parse(savedApplicantFromWire, await saved.json());
  return { applicantId, headers: { ...headers, cookie: cookieOf(saved) } };
}

type Sent = { offerId?: number; curriculum?: File };

export function uploadForm(
  applicantId: number,
  { offerId = 1, curriculum = pdfFile() }: Sent = {},
) {
  const form = new FormData();
  const fields = { applicantId, offerId, salaryExpectation: 1500, curriculum };
  for (const [name, value] of Object.entries(jobApplicationUploadToWire(fields))) {
    form.append(name, value);
  }
  return form;
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
