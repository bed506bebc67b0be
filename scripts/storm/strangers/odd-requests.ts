import { strangeAddress } from '../../people/site-for';
import { rawCall } from './raw-call';
import { steadily } from './stranger';

const request = (line: string, headers: readonly string[] = ['Host: localhost']) =>
  [line, ...headers, `X-Forwarded-For: ${strangeAddress(50)}`, 'Connection: close', '', ''].join(
    '\r\n',
  );

/** Requests that no browser sends. */
const requests = [
  request('GET http://localhost/pagina-principal HTTP/1.1'),
  request('GET http://localhost/api/ofertas HTTP/1.1'),
  request('GET http://otro.example.org/api/ofertas HTTP/1.1'),
  request('GET /pagina-principal HTTP/1.1', ['Host: localhost', 'Host: otro.example.org']),
  request('GET /api/ofertas HTTP/1.1', ['Host: localhost', 'Host: otro.example.org']),
  request('GET /pagina-principal HTTP/1.1', ['Host: otro.example.org']),
  request('GET /pagina-principal HTTP/1.1', []),
  ...['/%', '/%ff', '/%00', '/..%2f..%2fetc/passwd', '/releases/..%2fregistry.json'].map((path) =>
    request(`GET ${path} HTTP/1.1`),
  ),
  ...['/api/%', '/api/ofertas/%ff', '/api/..%2f', '/oauth/%', '/releases/%'].map((path) =>
    request(`GET ${path} HTTP/1.1`),
  ),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD'].flatMap((method) => [
    request(`${method} /pagina-principal HTTP/1.1`),
    request(`${method} /api/ofertas HTTP/1.1`),
  ]),
  request('BREW / HTTP/1.1'),
  request('GET / HTTP/9.9'),
  request('GET /pagina principal HTTP/1.1'),
  request(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
  request('GET /pagina-principal HTTP/1.1', ['Host: localhost', `X-a: ${'b'.repeat(20_000)}`]),
  request('GET /api/ofertas HTTP/1.1', [
    'Host: localhost',
    `Cookie: postulacion-1=x.${'\u00c3\u00a9'.repeat(43)}`,
  ]),
  request('POST /api/contacto HTTP/1.1', ['Host: localhost', 'Content-Length: -1']),
  request('POST /api/contacto HTTP/1.1', ['Host: localhost', 'Content-Type: text/plain']),
  request('POST /api/contacto HTTP/1.1', [
    'Host: localhost',
    'Transfer-Encoding: chunked',
    'Content-Length: 3',
  ]),
  '\0\0\0\0\r\n\r\n',
];

export const oddRequests = steadily({
  name: 'solicitudes raras',
  perSecond: 20,
  act: ({ port }, number) => rawCall(port, requests[number % requests.length] ?? ''),
});
