import {
  applicantEntryToWire,
  savedApplicantFromWire,
  submissionHeader,
} from '@portal/contract/applicant';
import { answerWriteToWire } from '@portal/contract/answer';
import { jobApplicationUploadToWire } from '@portal/contract/job-application-upload';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { makePdf } from '../src/start/demo/pdf-document';
import type { App } from '../src/platform/http/app-type';

export const sampleCv = makePdf('Ana Pérez', ['Desarrolladora']);

export const pdfFile = (bytes: Buffer = sampleCv, name = 'CV Ana Pérez.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

export async function multipart(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } };
}

const headerName = submissionHeader.toLowerCase();
/** A page with its proof in a cookie, or without one. */
export const pageHeaders = { [headerName]: '-' };

type Upload = { file?: File; key?: string; salaryExpectation?: number; salaryCurrency?: string };

/** Simulates a browser with cookies. */
export const createVisitor = (app: App, email: string, offerId: number) =>
  createApplication({ app, email, offerId, keeps: 'cookie' });

/** Simulates a browser without cookies. Its page keeps the header's proof. */
export const createVisitorWithoutCookies = (app: App, email: string, offerId: number) =>
  createApplication({ app, email, offerId, keeps: 'header' });

type Application = { app: App; email: string; offerId: number; keeps: 'cookie' | 'header' };

function createApplication({ app, email, offerId, keeps }: Application) {
  let cookies: Record<string, string> = {};
  let proof: Record<string, string> = pageHeaders;
  const keep = (answer: LightMyRequestResponse) => {
    const token = answer.headers[headerName];
    if (keeps === 'cookie') {
      cookies = { ...cookies, ...Object.fromEntries(answer.cookies.map(pairOf)) };
    } else if (token !== undefined) proof = { [headerName]: String(token) };
    return answer;
  };

  return {
    cookies: () => cookies,

    check: async () =>
      keep(
        await app.inject({
          url: `/api/aplicantes/correo/${encodeURIComponent(email)}/${offerId}`,
          cookies,
          headers: proof,
        }),
      ),

    save: async (name: string) =>
      keep(
        await app.inject({
          method: 'POST',
          url: '/api/aplicantes/save',
          cookies,
          headers: proof,
          payload: applicantEntryToWire({ email, name }),
        }),
      ),

    async upload(
      applicantId: number,
      { file = pdfFile(), key, salaryExpectation = 1500, salaryCurrency }: Upload,
    ) {
      const salary = { salaryExpectation, salaryCurrency };
      const fields = { applicantId, offerId, ...salary, curriculum: file };
      const { payload, headers } = await multipart(jobApplicationUploadToWire(fields));
      return app.inject({
        method: 'POST',
        url: '/api/aplicantes-ofertas/upload-curriculum',
        cookies,
        payload,
        headers: { ...headers, ...proof, ...(key && { 'idempotency-key': key }) },
      });
    },

    answer: (applicantId: number, offerQuestionId: number, text: string) =>
      app.inject({
        method: 'POST',
        url: '/api/respuestas-ofertas-preguntas/guardar',
        cookies,
        headers: proof,
        payload: answerWriteToWire({ applicantId, offerQuestionId, text }),
      }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

const pairOf = ({ name, value }: { name: string; value: string }) => [name, value] as const;

/** Runs the first two steps of the wizard. Returns the applicant's id. */
export async function register(visitor: Visitor, name = 'Ana Pérez'): Promise<number> {
  await visitor.check();
  const answer = await visitor.save(name);
  return v.parse(savedApplicantFromWire, answer.json()).id;
}
