import { rawCall } from '@portal/server/testing/raw-call';
import { listenOnFreePort } from '../../../testing/listen';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  port = await listenOnFreePort(api.app);
});
afterAll(() => api.close());

const close = 'Host: x\r\nConnection: close\r\n';
const head = (line: string, headers = '') => `${line} HTTP/1.1\r\n${close}${headers}\r\n`;
const withBody = (line: string, type: string, body: string) =>
  head(line, `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n`) + body;

test.each([
  ['an unknown path', head('GET /api/nada'), 404],
  ['an address outside every route', head('GET /'), 404],
  ['an address that cannot be decoded', head('GET /%'), 400],
  ['one that cannot be decoded within a route', head('GET /api/ofertas/id/%ff'), 400],
  ['an address that leaves the root', head('GET /../../etc/passwd'), 404],
  ['an encoded one', head('GET /api/uploads/img/..%2f..%2fetc%2fpasswd'), 400],
  ['an asterisk within a path', head('GET /api/*/x'), 404],
  ['a colon within a path', head('GET /api/:id(x'), 404],
  ['a part of a path that is too long', head(`GET /api/ofertas/id/${'9'.repeat(400)}`), 414],
  ['an absolute address', head('GET http://otro.example.org/api/nada'), 404],
  ['an absolute address that cannot be decoded', head('GET http://otro.example.org/%'), 400],
  ['another method', head('DELETE /api/ofertas'), 405],
  ['another method for one thing of many', head('DELETE /api/ofertas/id/1?x=1'), 405],
  ['PATCH', head('PATCH /api/ofertas'), 405],
  ['TRACE', head('TRACE /api/ofertas'), 405],
  ['PROPFIND', head('PROPFIND /api/ofertas'), 405],
  ['OPTIONS', head('OPTIONS /api/ofertas'), 405],
  ['OPTIONS for the server', head('OPTIONS *'), 404],
  ['text for JSON', withBody('POST /api/contacto', 'text/plain', 'hola'), 415],
  ['a type that is none', withBody('POST /api/contacto', '@@@', '{}'), 415],
  ['no type', head('POST /api/contacto', 'Content-Length: 2\r\n') + '{}', 415],
  [
    'a form where JSON is expected',
    withBody('POST /api/contacto', 'application/x-www-form-urlencoded', 'a=1'),
    415,
  ],
  ['half of a JSON', withBody('POST /api/contacto', 'application/json', '{"a":'), 400],
  ['no JSON at all', withBody('POST /api/contacto', 'application/json', ''), 400],
  [
    'a body that is too large',
    withBody('POST /api/contacto', 'application/json', `"${'x'.repeat(262_144)}"`),
    413,
  ],
  [
    'a form without its boundary',
    withBody('POST /api/personas/upload', 'multipart/form-data', 'x'),
    401,
  ],
  ['an expectation nobody meets', head('GET /api/ofertas', 'Expect: algo\r\n'), 417],
  ['two hosts', head('GET /api/ofertas', 'Host: y\r\n'), 400],
  ['no host', 'GET /api/ofertas HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['no HTTP', 'hola\r\n\r\n', 400],
  ['a method that does not exist', head('HOLA /api/ofertas'), 400],
  ['a version that does not exist', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['a broken header', head('GET /api/ofertas', 'sin dos puntos\r\n'), 400],
  ['two lengths', head('POST /api/contacto', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
  [
    'a length and pieces',
    head('POST /api/contacto', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
    400,
  ],
  [
    'a piece without a size',
    head('POST /api/contacto', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n') +
      'zz\r\n',
    400,
  ],
  ['headers that are too large', head('GET /api/ofertas', `X: ${'x'.repeat(20_000)}\r\n`), 431],
])('%s is refused in Spanish', async (_name, bytes, status) => {
  const answer = await rawCall(port, bytes);

  expect({ status: answer.status, type: answer.headers['content-type'] }).toEqual({
    status,
    type: 'application/json; charset=utf-8',
  });
  expect(JSON.parse(answer.body)).toMatchObject({
    mensaje: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*\.$/),
    error: expect.any(String),
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    connection: 'close',
    'x-content-type-options': 'nosniff',
  });
});
