import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { rawRequest, rawText } from '@portal/server/testing/raw-call';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

const releasesFolder = writeSampleReleases();

let site: Awaited<ReturnType<typeof createSampleSite>>;
let port: number;

beforeAll(async () => {
  site = await createSampleSite({ releasesFolder });
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
});

afterAll(() => site.close());

const ask = (firstLine: string, ...headers: string[]) =>
  rawText(port, rawRequest(firstLine, 'host: example.org', ...headers));

/**
 * Lists, in Spanish, the faults of an error page: layout, headers, and the policy for its style.
 */
function faultsOf(answer: string, status: number) {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(answer) ?? [];
  const parts = [
    `HTTP/1.1 ${status} `,
    'content-type: text/html; charset=utf-8\r\n',
    'x-content-type-options: nosniff\r\n',
    'x-frame-options: DENY\r\n',
    'cache-control: no-store\r\n',
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    '<html lang="es">',
    '<header>',
    '<main><h1>',
    '<footer>',
  ];
  return parts.filter((part) => !answer.includes(part));
}

test.each([
  ['GET /%', 400],
  ['GET /releases/%ff', 400],
  ['GET /pagina%E0', 400],
  ['GET /releases/..%2f..%2fetc/passwd', 404],
  ['GET /releases/mf-public/p1/no.js', 404],
  ['GET /releases/registry.json', 404],
  ['GET /releases/pins.key', 404],
  ['POST /', 405],
  ['PUT /pagina-principal', 405],
  ['DELETE /robots.txt', 405],
  ['OPTIONS /releases/mf-public/p1/home-page.js', 405],
  ['TRACE /', 405],
  ['PROPFIND /', 405],
  ['GARBAGE', 400],
] as const)('«%s» is answered by a page with %d', async (firstLine, status) => {
  expect(faultsOf(await ask(firstLine), status)).toEqual([]);
});

test.each([
  ['GET /api/%', 400],
  ['GET /api/..%2f..%2fetc', 400],
  ['GET /oauth/%ff?x=1', 400],
  ['GET /api/x', 502],
  ['TRACE /api/x', 405],
  ['PROPFIND /oauth/token', 405],
] as const)('%s is answered in JSON with %d', async (firstLine, status) => {
  const answer = await ask(firstLine);

  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('content-type: application/json; charset=utf-8');
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toMatch(/\{"mensaje":"[A-ZÁÉÍÓÚ][^"]+\."/);
});

test('a page that cannot be read with a certain method says which ones can', async () => {
  expect(await ask('POST /pagina-principal')).toContain('allow: GET, HEAD\r\n');
  expect(await ask('TRACE /api/x')).toMatch(/allow: .*POST/);
});

test('the headers of an error come without a body where only they were asked for', async () => {
  const answer = await ask('HEAD /releases/mf-public/p1/no.js');

  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('content-type: text/html');
  expect(answer).toMatch(/\r\n\r\n$/);
});

test('an address is never repeated', async () => {
  const secrets = ['GET /%?clave=secreta', 'GET /releases/secreta.js?x=secreta', 'POST /secreta'];
  for (const line of secrets) expect(await ask(line)).not.toContain('secreta');
});

test('a page that cannot be made is told in words, and says nothing of the server', async () => {
  const folder = writeSampleReleases();
  writeFileSync(join(folder, 'registry.json'), '{');
  const broken = await createSampleSite({ releasesFolder: folder });

  const { statusCode, headers, body } = await broken.inject({
    url: '/pagina-principal',
    headers: { host: 'example.org' },
  });
  await broken.close();

  expect(statusCode).toBe(500);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<h1>No pudimos mostrar esta página</h1>');
  expect(body).not.toContain(folder);
});

test('an address beyond all measure is answered by a page', async () => {
  expect(faultsOf(await ask(`GET /${'a'.repeat(20_000)}`), 431)).toEqual([]);
});

test('that of a call is answered in JSON', async () => {
  const answer = await ask(`GET /api/ofertas?q=${'a'.repeat(20_000)}`);

  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('content-type: application/json; charset=utf-8');
  expect(answer).toContain('{"mensaje":"Las cabeceras son demasiado grandes."');
});

test('a request without a host is refused in words', async () => {
  expect(faultsOf(await rawText(port, rawRequest('GET /pagina-principal')), 400)).toEqual([]);
});

test('an expectation that nobody meets changes nothing', async () => {
  expect(await ask('GET /pagina-principal', 'expect: algo')).toMatch(/^HTTP\/1\.1 200 /);
});

test('what is no request is answered before the connection ends', async () => {
  expect(faultsOf(await rawText(port, 'nonsense\r\n\r\n'), 400)).toEqual([]);
});
