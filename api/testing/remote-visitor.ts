import { answerWriteToWire } from '@portal/contract/answer';
import { applicantEntryToWire, savedApplicantFromWire } from '@portal/contract/applicant';
import { contactRequestToWire } from '@portal/contract/contact-request';
import {
  jobApplicationUploadToWire,
  savedJobApplicationFromWire,
} from '@portal/contract/job-application-upload';
import { offerFromWire } from '@portal/contract/offer';
import { offerQuestionFromWire } from '@portal/contract/offer-question';
import {
  accessTokenFromWire,
  credentialsToWire,
  type Credentials,
} from '@portal/contract/credentials';
import * as v from 'valibot';
import { clientCredentials, demoLogin } from './demo-login';
import { pageHeaders, pdfFile } from './visitor';

export type Site = (path: string, call?: RequestInit) => Promise<Response>;

export const siteAt =
  (address: string): Site =>
  (path, call) =>
    fetch(`${address}${path}`, call);

/** Returns the headers for further calls. */
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
  headers?: Record<string, string>;
};

/** Resolves once the server has acknowledged the application. */
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

/** Runs the first two steps of the wizard. Returns the headers for the next ones. */
export async function registerOver(site: Site, { email, offerId = 1, headers: given }: Person) {
  const headers = { ...pageHeaders, ...given };
  const checked = await site(`/api/aplicantes/correo/${email}/${offerId}`, { headers });
  const saved = await site('/api/aplicantes/save', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', cookie: cookieOf(checked) },
    body: JSON.stringify(applicantEntryToWire({ email, name: 'Tormenta' })),
  });
  const { id: applicantId } = v.parse(savedApplicantFromWire, await saved.json());
  return { applicantId, headers: { ...headers, cookie: cookieOf(saved) } };
}

type Upload = { offerId?: number; curriculum?: File };

export function uploadForm(
  applicantId: number,
  { offerId = 1, curriculum = pdfFile() }: Upload = {},
) {
  const form = new FormData();
  const fields = { applicantId, offerId, salaryExpectation: 1500, curriculum };
  for (const [name, value] of Object.entries(jobApplicationUploadToWire(fields))) {
    form.append(name, value);
  }
  return form;
}

type Sent = {
  readonly method?: 'POST' | 'PUT';
  readonly headers?: Record<string, string>;
  readonly body: unknown;
};

export const sendOver = (site: Site, path: string, { method = 'POST', headers, body }: Sent) =>
  site(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Application = { applicantId: number; offerId: number; headers: Record<string, string> };

/** Runs the last step of the wizard: answers each question of the offer. */
export async function answerOver(site: Site, { applicantId, offerId, headers }: Application) {
  const questions = await site(`/api/ofertas_preguntas/oferta/${offerId}`);
  for (const { id } of v.parse(v.array(offerQuestionFromWire), await questions.json())) {
    await sendOver(site, '/api/respuestas-ofertas-preguntas/guardar', {
      headers,
      body: answerWriteToWire({ applicantId, offerQuestionId: id, text: 'Sí' }),
    });
  }
}

export const writeOver = (site: Site, email: string, headers?: Record<string, string>) =>
  sendOver(site, '/api/contacto', {
    ...(headers && { headers }),
    body: contactRequestToWire({ name: 'Ana', email, phone: '1', description: 'Hola' }),
  });

export async function openOffersOver(site: Site): Promise<number[]> {
  const answer = await site('/api/ofertas');
  return v.parse(v.array(offerFromWire), await answer.json()).map(({ id }) => id);
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
