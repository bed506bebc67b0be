import { applicantEntryToWire, savedApplicantFromWire } from '@portal/contract/applicant';
import { jobApplicationUploadToWire } from '@portal/contract/job-application-upload';
import { accessTokenFromWire, credentialsToWire, webClient } from '@portal/contract/session';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { makePdf } from '../../../api/src/demo/pdf-document';
import type { Call } from './measure';

export const demoLogin = { username: 'admin', password: 'Puente2026' };

export const clientCredentials = `Basic ${Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64')}`;

const openOfferId = 1;

/** What calls need that somebody did before: a session, a tag of a list, people in the middle of applying. */
export type Visits = Awaited<ReturnType<typeof prepareVisits>>;

export const prepareVisits = async (address: string) => ({
  admin: await signIn(address),
  listTag: await tagOf(`${address}/api/ofertas`),
  /** Each by somebody new who has just given a name. */
  async uploads(amount: number): Promise<readonly Call[]> {
    const calls: Call[] = [];
    for (let count = 0; count < amount; count += 1) calls.push(await uploadOfSomebodyNew(address));
    return calls;
  },
});

async function signIn(address: string) {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { authorization: clientCredentials },
    body: credentialsToWire(demoLogin),
  });
  return { authorization: `Bearer ${v.parse(accessTokenFromWire, await answer.json())}` };
}

async function tagOf(url: string) {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

async function uploadOfSomebodyNew(address: string): Promise<Call> {
  const email = `${randomUUID()}@correo.example.org`;
  const checked = await fetch(`${address}/api/aplicantes/correo/${email}/${openOfferId}`);
  const saved = await fetch(`${address}/api/aplicantes/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieOf(checked) },
    body: JSON.stringify(applicantEntryToWire({ email, name: 'Ana Pérez' })),
  });
  const { id } = v.parse(savedApplicantFromWire, await saved.json());
  return uploadCall(id, cookieOf(saved));
}

async function uploadCall(applicantId: number, cookie: string): Promise<Call> {
  const form = new FormData();
  const fields = jobApplicationUploadToWire({
    applicantId,
    offerId: openOfferId,
    salaryExpectation: 1500,
    curriculum: new File([new Uint8Array(curriculum)], 'CV.pdf', { type: 'application/pdf' }),
  });
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return {
    method: 'POST',
    path: '/api/aplicantes-ofertas/upload-curriculum',
    headers: { cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

/** 100 KiB, as a CV without pictures has; what follows the document's end is a comment. */
const curriculum = Buffer.concat([
  makePdf('Ana Pérez', ['Desarrolladora']),
  Buffer.from(`%${'.'.repeat(100 * 1024)}\n%%EOF\n`),
]);
