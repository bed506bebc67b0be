import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keysPath } from '@portal/contract/api-addresses';
import { createSampleSite } from '../testing/sample-site';

let gateway: Server;
let answer: (response: ServerResponse) => void;
let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  gateway = createServer((_request, response) => answer(response));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  site = await createSampleSite({
    apiUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  });
});

afterAll(async () => {
  await site.close();
  gateway.closeAllConnections();
  gateway.close();
});

const call = (url: string) =>
  site.inject({ method: 'POST', url, payload: {}, headers: { host: 'example.org' } });

test.each([
  ['/api/contacto', 502],
  ['/api/contacto', 503],
  ['/api/contacto', 504],
  ['/oauth/token', 502],
  [keysPath, 502],
])(
  'the page of a gateway that refuses %s with %i is told in the words of the site',
  async (url, status) => {
    answer = (response) => {
      response.writeHead(status, {
        'content-type': 'text/html',
        'content-length': 28,
        etag: '"a"',
      });
      response.end('<h1>502 Bad Gateway</h1>nginx');
    };
    const { statusCode, headers, body } = await call(url);

    expect(statusCode).toBe(502);
    expect(headers['content-type']).toContain('json');
    expect(headers.etag).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({
      mensaje: 'El servicio no responde en este momento. Inténtalo de nuevo en unos minutos.',
    });
  },
);

test('the keys by which others check tokens pass, for as long as they may be kept', async () => {
  const asked: (string | undefined)[] = [];
  answer = (response) => {
    asked.push(response.req.url);
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    });
    response.end('{"keys":[]}');
  };
  const headers = { host: 'example.org' };
  const { statusCode, headers: told, body } = await site.inject({ url: keysPath, headers });

  expect(statusCode).toBe(200);
  expect(told['cache-control']).toBe('public, max-age=300');
  expect(body).toBe('{"keys":[]}');
  expect((await site.inject({ url: '/.well-known/security.txt', headers })).body).toContain(
    'mailto:',
  );
  expect((await site.inject({ url: '/.well-known/otra', headers })).statusCode).toBe(404);
  expect(asked.filter((path) => path?.startsWith('/.well-known/'))).toEqual([keysPath]);
});

test('what the API itself says of a refusal passes as it is', async () => {
  answer = (response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '10' });
    response.end('{"mensaje":"Vuelve más tarde."}');
  };
  const { statusCode, headers, body } = await call('/api/contacto');

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(body).toBe('{"mensaje":"Vuelve más tarde."}');
});
