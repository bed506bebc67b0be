import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { rawRequest, rawText } from '@portal/server/testing/raw-call';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

const releasesFolder = writeSampleReleases();

/** Answers each call with its request headers. */
let api: Server;
let apiUrl: string;

beforeAll(async () => {
  api = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterAll(() => api.close());

const sites = new Map<string, ReturnType<typeof createSampleSite>>();

/** One site per set of options, as each site starts a renderer. */
function siteWith(options: Parameters<typeof createSampleSite>[0]) {
  const key = JSON.stringify(options);
  const site = sites.get(key) ?? createSampleSite({ releasesFolder, apiUrl, ...options });
  sites.set(key, site);
  return site;
}

afterAll(async () => {
  for (const site of sites.values()) await (await site).close();
});

type Asking = { url?: string; headers?: Record<string, string>; remoteAddress?: string };

async function ask(options: Parameters<typeof createSampleSite>[0], asking: Asking) {
  const site = await siteWith(options);
  return site.inject({ url: '/pagina-principal', ...asking });
}

const forwarded = {
  host: 'example.org',
  'x-forwarded-for': '198.51.100.1, 203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'javascript',
  forwarded: 'for=198.51.100.1;host=evil.example',
};

async function passedOn(options: Parameters<typeof createSampleSite>[0], asking: Asking = {}) {
  const { body } = await ask(options, { url: '/api/x', headers: forwarded, ...asking });
  return JSON.parse(body) as IncomingHttpHeaders;
}

describe('what a client forwards', () => {
  test('reaches neither the head of a page nor its policy', async () => {
    for (const trustProxy of [undefined, '1']) {
      const { statusCode, headers, body } = await ask({ trustProxy }, { headers: forwarded });

      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain('script-src example.org/releases/;');
      expect(body).toContain('<link rel="canonical" href="http://example.org/pagina-principal">');
      expect(body).not.toMatch(/evil|javascript:/);
    }
  });

  test('never reaches the API, which is told what the site itself saw', async () => {
    const headers = await passedOn({}, { remoteAddress: '192.0.2.7' });

    expect(headers).toMatchObject({
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'example.org',
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('forwarded');
  });

  test('is believed of a proxy in front as far as that proxy wrote it', async () => {
    expect(await passedOn({ trustProxy: '1' })).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'example.org',
    });
    expect(await passedOn({ trustProxy: '2' })).toMatchObject({
      'x-forwarded-for': '198.51.100.1',
    });
  });

  test('is believed of the networks that are named, and of no others', async () => {
    const trustProxy = '10.0.0.0/8, 203.0.113.9';

    expect(await passedOn({ trustProxy }, { remoteAddress: '10.1.2.3' })).toMatchObject({
      'x-forwarded-for': '198.51.100.1',
    });
    expect(await passedOn({ trustProxy }, { remoteAddress: '192.0.2.7' })).toMatchObject({
      'x-forwarded-for': '192.0.2.7',
    });
  });
});

test.each(['si', '-1', '1.5', '10.0.0.0/99', '1,', 'loopback,nadie'])(
  'TRUST_PROXY «%s» stops the start with a sentence',
  async (trustProxy) => {
    await expect(createSampleSite({ releasesFolder, trustProxy })).rejects.toThrow(
      'TRUST_PROXY debe ser un número de proxies o una lista de direcciones o redes',
    );
  },
);

test.each(['puente.example.org', 'ftp://example.org', 'https://example.org/ruta', ','])(
  'PUBLIC_URL «%s» stops the start with a sentence',
  async (publicUrl) => {
    await expect(createSampleSite({ releasesFolder, publicUrl })).rejects.toThrow(
      'PUBLIC_URL debe ser una o más direcciones como https://ejemplo.org',
    );
  },
);

describe('with PUBLIC_URL', () => {
  const publicUrl = 'https://puente.example.org/, http://otro.example.org:8080';

  test.each(['puente.example.org', 'PUENTE.example.org', 'puente.example.org:443'])(
    'the host %s is known, and its pages are over https whatever the connection was',
    async (host) => {
      const { statusCode, body } = await ask({ publicUrl }, { headers: { host } });

      expect(statusCode).toBe(200);
      expect(body).toContain('href="https://puente.example.org/pagina-principal"');
    },
  );

  test('another known origin leads search engines to the first', async () => {
    const site = await siteWith({ publicUrl });
    const headers = { host: 'otro.example.org:8080' };
    const page = await site.inject({ url: '/pagina-principal', headers });

    expect(page.headers['content-security-policy']).toContain('otro.example.org:8080/releases/');
    expect(page.headers).not.toHaveProperty('strict-transport-security');
    expect(page.body).toContain('href="https://puente.example.org/pagina-principal"');
    expect((await site.inject({ url: '/robots.txt', headers })).body).toContain(
      'Sitemap: https://puente.example.org/sitemap.xml',
    );
  });

  test.each(['evil.example', 'puente.example.org:8443', 'localhost', '127.0.0.1', hostname()])(
    'the host %s is refused with a page that leads to the first',
    async (host) => {
      const { statusCode, headers, body } = await ask({ publicUrl }, { headers: { host } });

      expect(statusCode).toBe(421);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<a href="https://puente.example.org/">');
      expect(body).not.toContain('evil');
    },
  );

  test('a call for a host that is not known is refused in JSON', async () => {
    const { statusCode, body } = await ask(
      { publicUrl },
      { url: '/api/x', headers: { host: 'evil.example' } },
    );

    expect(statusCode).toBe(421);
    expect(JSON.parse(body)).toMatchObject({ mensaje: 'Este servidor no atiende esa dirección.' });
  });

  test('a trusted proxy may name a host that is known', async () => {
    const headers = { host: 'interno', 'x-forwarded-host': 'otro.example.org:8080' };

    expect((await ask({ publicUrl, trustProxy: '1' }, { headers })).statusCode).toBe(200);
    expect((await ask({ publicUrl }, { headers })).statusCode).toBe(421);
  });
});

describe('without PUBLIC_URL', () => {
  const publicUrl = '';

  test.each(['localhost:8080', 'a.localhost', '127.0.0.1', '[::1]:80', '192.0.2.1', hostname()])(
    'the host %s is known',
    async (host) => {
      expect((await ask({ publicUrl }, { headers: { host } })).statusCode).toBe(200);
    },
  );

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'the host %s is refused',
    async (host) => {
      expect((await ask({ publicUrl }, { headers: { host } })).statusCode).toBe(421);
    },
  );

  test.each([
    ['https', 'https'],
    ['http', 'http'],
    ['javascript', 'http'],
    ['https, javascript', 'http'],
  ])('a trusted proxy that says %s gives %s', async (said, protocol) => {
    const headers = { host: 'localhost', 'x-forwarded-proto': said };
    const { body } = await ask({ publicUrl, trustProxy: '1' }, { headers });

    expect(body).toContain(`href="${protocol}://localhost/pagina-principal"`);
  });
});

describe('over a real connection', () => {
  let port: number;

  beforeAll(async () => {
    const site = await siteWith({});
    await site.listen({ port: 0, host: '127.0.0.1' });
    port = (site.server.address() as AddressInfo).port;
  });

  test('the absolute form is answered as its path', async () => {
    const answer = await rawText(
      port,
      rawRequest('GET http://example.org/pagina-principal?x=1', 'host: example.org'),
    );
    const call = await rawText(
      port,
      rawRequest('GET http://example.org/api/x', 'host: example.org'),
    );

    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain('/pagina-principal</div>');
    expect(call).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test('two hosts are refused', async () => {
    const two = rawRequest('GET /pagina-principal', 'host: example.org', 'Host: example.org');
    const other = rawRequest('GET http://evil.example/pagina-principal', 'host: example.org');

    expect(await rawText(port, two)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await rawText(port, other)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
