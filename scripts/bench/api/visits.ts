import { randomUUID } from 'node:crypto';
import { makePdf } from '../../../api/src/start/demo/pdf-document';
import {
  registerOver,
  signInOver,
  siteAt,
  uploadForm,
  type Site,
} from '../../../api/testing/remote-visitor';
import { pdfFile } from '../../../api/testing/visitor';
import type { Call } from '../measure';

/** Preparations for calls: a session, the ETag of a list, applicants in the middle of applying. */
export type Visits = Awaited<ReturnType<typeof prepareVisits>>;

export const prepareVisits = async (address: string) => ({
  admin: await signInOver(siteAt(address)),
  listTag: await tagOf(`${address}/api/ofertas`),
  /** Each call belongs to a new applicant with only a name. */
  async uploads(amount: number): Promise<readonly Call[]> {
    const calls: Call[] = [];
    for (let count = 0; count < amount; count += 1) {
      calls.push(await uploadOfSomebodyNew(siteAt(address)));
    }
    return calls;
  },
});

async function tagOf(url: string) {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

async function uploadOfSomebodyNew(site: Site): Promise<Call> {
  const email = `${randomUUID()}@correo.example.org`;
  const { applicantId, headers } = await registerOver(site, { email });
  const encoded = new Response(uploadForm(applicantId, { curriculum }));
  return {
    method: 'POST',
    path: '/api/aplicantes-ofertas/upload-curriculum',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** 100 KiB, the size of a CV without pictures. The bytes after the document's end are a comment. */
const curriculumBytes = Buffer.concat([
  makePdf('Ana Pérez', ['Desarrolladora']),
  Buffer.from(`%${'.'.repeat(100 * 1024)}\n%%EOF\n`),
]);

const curriculum = pdfFile(curriculumBytes);
