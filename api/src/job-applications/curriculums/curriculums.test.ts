import { strFromU8, unzipSync } from 'fflate';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, multipart, pdfFile, register, sampleCv } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const download = (name: string, headers = {}) =>
  api.app.inject({ url: `/api/descargar-cv/${name}`, headers });

const firstName = async () => {
  const { rows } = await api.database.pool.query(
    'select cv_name from job_applications where id = 1',
  );
  return String(rows[0].cv_name);
};

test('must-have 1: a CV is sent as a file under the name that its person gave it, to be saved and not run, and nobody keeps it', async () => {
  const name = await firstName();

  const answer = await download(name, api.admin);

  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals((await api.files.read('cv', name)) ?? Buffer.alloc(0))).toBe(
    true,
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="CV Camila Torres.pdf"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none';sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('must-have 1: who downloaded which CV is kept', async () => {
  const name = await firstName();
  await download(name, api.admin);

  const { rows } = await api.database.pool.query(
    `select user_id, action, subject from audit_entries order by id desc limit 1`,
  );
  expect(rows).toEqual([{ user_id: 1, action: 'download-cv', subject: name }]);
});

test.each([
  '..%2F..%2Ftoken-key.json',
  '%2e%2e%2f%2e%2e%2ftoken-key.pdf',
  'a.txt',
  `${'a'.repeat(200)}.pdf`,
  'a%00.pdf',
])('must-have 1: the name %s is refused', async (name) => {
  expect((await download(name, api.admin)).statusCode).toBe(400);
});

test('must-have 1: only administrators get a CV, and visitors cannot tell which there are', async () => {
  const unknown = '00000000-0000-0000-0000-000000000000.pdf';

  expect((await download(unknown, api.admin)).statusCode).toBe(404);
  expect((await download(unknown)).statusCode).toBe(401);
  expect((await download(await firstName())).statusCode).toBe(401);
  expect((await download(await firstName(), api.user)).statusCode).toBe(403);
});

/** Applies with a file of that name. Returns the shown and the stored name. */
async function nameOf(part: string) {
  const visitor = createVisitor(api.app, `nombre${(visitors += 1)}@correo.example.org`, 1);
  const applicantId = await register(visitor);
  const { payload, headers } = await multipart({
    id_aplicantes: String(applicantId),
    id_oferta: '1',
    aspiracion_salarial: '1500',
    path_curriculum: pdfFile(sampleCv, 'nombre.pdf'),
  });
  const body = payload.toString('latin1').replace('filename="nombre.pdf"', part);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/aplicantes-ofertas/upload-curriculum',
    cookies: visitor.cookies(),
    payload: Buffer.from(body, 'latin1'),
    headers,
  });
  const { rows } = await api.database.pool.query(
    'select cv_name, cv_original_name from job_applications where applicant_id = $1',
    [applicantId],
  );
  return { status: answer.statusCode, kept: rows[0]?.cv_name, shown: rows[0]?.cv_original_name };
}

/** Returns the plain and the encoded name of the download. */
async function savedAs(part: string) {
  const { kept } = await nameOf(part);
  const disposition = String((await download(kept, api.admin)).headers['content-disposition']);
  const { plain, encoded } =
    /^attachment; filename="(?<plain>[ !#-~]+)"(?:; filename\*=UTF-8''(?<encoded>[^\s;'()*]+))?$/.exec(
      disposition,
    )?.groups ?? {};
  return [plain, encoded && decodeURIComponent(encoded)];
}
let visitors = 0;

test.each([
  ['a path', `filename="../../etc/cv.pdf"`, 'cv.pdf'],
  ['a path of Windows', `filename="C:\\\\Users\\\\ana\\\\cv.pdf"`, 'cv.pdf'],
  ['an encoded path', `filename*=UTF-8''..%2F..%2Fcv.pdf`, 'cv.pdf'],
  ['NUL', `filename*=UTF-8''a%00.pdf`, 'a.pdf'],
  ['what nobody sees', `filename*=UTF-8''a%09b%E2%80%A8%E2%80%8B.pdf`, 'ab.pdf'],
  ['another order of its letters', `filename*=UTF-8''cv%E2%80%AEfdp.exe`, 'cvfdp.exe'],
  ['two extensions', `filename="cv.pdf.exe"`, 'cv.pdf.exe'],
  ['only blanks', `filename="  "`, 'curriculum.pdf'],
  ['quotes, as browsers write them', `filename="CV %22final%22.pdf"`, 'CV "final".pdf'],
  ['line breaks, as browsers write them', `filename="CV%0D%0A.pdf"`, 'CV.pdf'],
  ['other signs that look encoded', `filename="100%25.pdf"`, '100%25.pdf'],
  ['quotes of another client', `filename="CV \\"final\\".pdf"`, 'CV "final".pdf'],
  ['accents taken apart', `filename*=UTF-8''CV%20Pe%CC%81rez.pdf`, 'CV P\u00e9rez.pdf'],
  [
    'accents beside a name without',
    `filename="CV Perez.pdf"; filename*=UTF-8''CV%20P%C3%A9rez.pdf`,
    'CV Pérez.pdf',
  ],
  [
    'accents before a name without',
    `filename*=utf-8''CV%20P%C3%A9rez.pdf; filename="CV Perez.pdf"`,
    'CV Pérez.pdf',
  ],
  ['300 letters', `filename="${'a'.repeat(300)}"`, 'a'.repeat(255)],
  ['300 pictures', `filename*=UTF-8''${'%F0%9F%98%80'.repeat(300)}`, '😀'.repeat(255)],
])(
  'a file whose name holds %s is kept under ours and shown as text',
  async (_name, part, shown) => {
    expect(await nameOf(part)).toEqual({
      status: 201,
      kept: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      shown,
    });
  },
);

test.each([
  ['CV%20Ana%20P%C3%A9rez.pdf', 'CV Ana Perez.pdf', 'CV Ana Pérez.pdf'],
  ['CV%20%E7%AE%80%E5%8E%86.pdf', 'CV __.pdf', 'CV 简历.pdf'],
  [`CV%20%22final%22%3A%20%C2%BFs%C3%AD%3F.PDF`, 'CV final _si.pdf', 'CV final ¿sí.pdf'],
  [`l'hoja%20(1)%20100%25.pdf`, `l'hoja (1) 100_.pdf`, `l'hoja (1) 100%.pdf`],
])('%s is saved under a name that any system takes', async (name, plain, encoded) => {
  expect(await savedAs(`filename*=UTF-8''${name}`)).toEqual([plain, encoded]);
});

test.each([
  ['cv', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['nul.pdf', 'nul_.pdf'],
  ['cv . .pdf', 'cv.pdf'],
  ['C:..pdf', 'C.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(200)}.pdf`],
])('%s is saved as a PDF, under a name of its own', async (name, plain) => {
  expect(await savedAs(`filename="${name}"`)).toEqual([plain, undefined]);
});

describe('several CVs in one file', () => {
  const zip = (postulaciones: unknown, headers = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/aplicantes-ofertas/curriculums',
      headers,
      payload: { postulaciones },
    });
  const withoutCv = async () => {
    const { rows } = await api.database.pool.query(
      'select id from job_applications where cv_name is null',
    );
    return Number(rows[0].id);
  };

  test('go by the names of their people, and say who has none', async () => {
    const none = await withoutCv();
    const { rows } = await api.database.pool.query(
      `with renamed as (update applicants set name = 'Ñ/../"Íñigo"' where id = 3 returning id)
       select job_applications.id from job_applications join renamed on renamed.id = applicant_id`,
    );

    const answer = await zip([1, none, rows[0].id], api.admin);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="curriculums.zip"',
      'cache-control': 'private, no-store',
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files)).toEqual([
      '001 Camila Torres.pdf',
      '003 Ñ .. Íñigo.pdf',
      'Sin currículum.txt',
    ]);
    const cv = await api.files.read('cv', await firstName());
    expect(Buffer.from(files['001 Camila Torres.pdf'] ?? []).equals(cv ?? Buffer.alloc(0))).toBe(
      true,
    );
    expect(strFromU8(files['Sin currículum.txt'] ?? new Uint8Array())).toContain(
      'Gustavo Henríquez',
    );
  });

  test('are each kept as read by whoever asked for them', async () => {
    const count = async () => {
      const { rows } = await api.database.pool.query(
        `select count(*)::int from audit_entries where action = 'download-cv' and user_id = 1`,
      );
      return Number(rows[0].count);
    };
    const before = await count();

    await zip([1, 2, await withoutCv()], api.admin);

    expect(await count()).toBe(before + 2);
  });

  test('are only for administrators', async () => {
    expect((await zip([1])).statusCode).toBe(401);
    expect((await zip([1], api.user)).statusCode).toBe(403);
  });

  test.each([
    [[], 400, 'Elige al menos una postulación.'],
    [
      Array.from({ length: 501 }, (_each, index) => index + 1),
      400,
      'Puedes descargar hasta 500 currículums a la vez.',
    ],
    [[999_999], 404, 'Ninguna de estas personas adjuntó un currículum.'],
  ])('are refused for %#', async (ids, status, message) => {
    const answer = await zip(ids, api.admin);

    expect(answer.statusCode).toBe(status);
    expect(answer.json().mensaje).toBe(message);
  });
});
