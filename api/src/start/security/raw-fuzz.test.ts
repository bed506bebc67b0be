import fc from 'fast-check';
import { rawCall } from '@portal/server/testing/raw-call';
import { listenOnFreePort } from '../../../testing/listen';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { testSeed } from '../../../testing/test-seed';
import { createVisitor, register, sampleCv } from '../../../testing/visitor';

jest.setTimeout(300_000);

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1000000' });
  port = await listenOnFreePort(api.app);
});
afterAll(() => api.close());

/** Bytes that have broken header parsers, and arbitrary ones. */
const headerText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom(
    '',
    ',',
    ';',
    '=',
    '"',
    '%',
    '%00',
    '%ff',
    '%C3%A9'.repeat(43),
    'x'.repeat(4_000),
  ),
  fc.constantFrom(
    '*',
    'W/"',
    'bytes=0-',
    '__proto__=1',
    `x.${'%C3%A9'.repeat(43)}`,
    'a'.repeat(43),
  ),
);

const header = (name: string, start = '') =>
  headerText.map((text) => `${name}: ${start}${text}\r\n`);

const headers = fc
  .array(
    fc.oneof(
      header('Cookie', 'postulacion-1='),
      header('Cookie', '__Host-postulacion-1='),
      header('Postulacion'),
      header('Authorization', 'Bearer '),
      header('Authorization', 'Basic '),
      header('Idempotency-Key'),
      header('If-None-Match'),
      header('Accept-Encoding'),
      header('Content-Type'),
      header('Content-Type', 'multipart/form-data; boundary='),
      header('X-Forwarded-For'),
      header('X-Forwarded-Proto'),
      header('X-Forwarded-Host'),
      header('Origin'),
      header('Range'),
      header('Accept-Version'),
    ),
    { maxLength: 4 },
  )
  .map((lines) => lines.join(''));

const pathPart = fc.oneof(
  headerText.map((text) => text.replaceAll(/[\s#]/g, '')),
  fc.constantFrom('..', '%2e%2e', '%2f', '%', '%ed%a0%80', '*', ':id', '?', '?a[]=%', '//', '\\'),
);
const path = fc.oneof(
  fc.constantFrom(
    '/api/ofertas',
    '/api/ofertas/id/1',
    '/api/aplicantes/save',
    '/api/aplicantes-ofertas/upload-curriculum',
    '/api/personas/upload',
    '/api/contacto',
    '/oauth/token',
  ),
  fc.array(pathPart, { maxLength: 5 }).map((parts) => `/api/${parts.join('/')}`),
);

/** Returns a server error or a refusal without a content type, which no input may cause. */
async function faultOf(request: string) {
  const { status, headers: answered, body } = await rawCall(port, Buffer.from(request, 'latin1'));
  const isOurs = status < 500 && (status < 400 || answered['content-type'] !== undefined);
  return isOurs ? undefined : `${status} ${body}`;
}

test('whatever headers and addresses hold, the API has no fault of its own', async () => {
  const request = fc
    .record({ method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT'), path, headers })
    .map(
      (each) =>
        `${each.method} ${each.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${each.headers}Content-Length: 2\r\n\r\n{}`,
    );

  await fc.assert(
    fc.asyncProperty(request, async (each) => expect(await faultOf(each)).toBeUndefined()),
    { seed: testSeed, numRuns: 1_500 },
  );
});

/** Correct, partly correct and wrong headers of a form's part. */
const disposition = fc
  .tuple(
    fc.constantFrom('form-data', 'attachment', ''),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          '; name="path_curriculum"',
          '; name="archivo"',
          '; name="__proto__"',
          '; name=id_oferta',
        ),
        headerText.map((text) => `; filename="${text}"`),
        headerText.map((text) => `; filename*=UTF-8''${text}`),
        fc.constantFrom("; filename*=UTF-8''a%00.pdf", "; filename*=x''%ff", '; filename*='),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([kind, parameters]) => `Content-Disposition: ${kind}${parameters.join('')}\r\n`);
const contentType = fc.oneof(
  fc.constantFrom('', 'Content-Type: application/pdf\r\n', 'Content-Type: application/json\r\n'),
  header('Content-Type'),
  header('Content-Transfer-Encoding'),
);
const content = fc.oneof(
  fc.constantFrom(sampleCv.toString('latin1'), '', '{', '[1]', '\0'),
  headerText,
);
const part = fc
  .record({ disposition, contentType, content })
  .map((each) => `--b\r\n${each.disposition}${each.contentType}\r\n${each.content}\r\n`);

test('whatever the parts of a form say of themselves, the API has no fault of its own', async () => {
  let people = 0;
  const parts = fc.array(part, { minLength: 1, maxLength: 4 }).map((each) => each.join(''));
  const upload = async (given: string) => {
    const visitor = createVisitor(api.app, `parte${(people += 1)}@correo.example.org`, 1);
    const fields = { id_aplicantes: await register(visitor), id_oferta: 1, aspiracion_salarial: 1 };
    const right = Object.entries(fields).map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const cookie = Object.entries(visitor.cookies()).map((pair) => pair.join('='));
    const body = `${right.join('')}${given}--b--\r\n`;
    const calls = [
      { path: '/api/aplicantes-ofertas/upload-curriculum', sender: `Cookie: ${cookie.join('; ')}` },
      { path: '/api/personas/upload', sender: `Authorization: ${api.admin.authorization}` },
    ];
    for (const { path: to, sender } of calls) {
      const fault = await faultOf(
        `POST ${to} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${sender}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      expect(fault).toBeUndefined();
    }
  };

  await fc.assert(fc.asyncProperty(parts, upload), { seed: testSeed, numRuns: 300 });
});
