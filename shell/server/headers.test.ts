import { createSampleSite, writeSampleReleases } from './testing/sample-site';

const releasesFolder = writeSampleReleases();

let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  site = await createSampleSite({ releasesFolder, publicUrl: 'https://example.org,http://b.org' });
});

afterAll(() => site.close());

const get = (url: string, headers = {}) =>
  site.inject({ url, headers: { host: 'example.org', ...headers } });

const everything = [
  '/',
  '/pagina-principal',
  '/no-existe',
  '/panel',
  '/visor',
  '/robots.txt',
  '/sitemap.xml',
  '/ofertas.atom',
  '/.well-known/security.txt',
  '/favicon.svg',
  '/releases/mf-public/p1/home-page.js',
  '/releases/mf-public/p1/no.js',
  '/api/x',
  '/%',
];

test.each(everything)('%s carries the headers of every answer', async (url) => {
  const { headers } = await get(url);

  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test.each(everything)('%s binds nobody to TLS where there is none', async (url) => {
  const { headers } = await get(url, { host: 'b.org' });

  expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('a page for «%s» is sent as %s', async (accepted, encoding) => {
  const { headers } = await get('/pagina-principal', { 'accept-encoding': accepted });

  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toContain('accept-encoding');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0', undefined],
  ['gzip;q=0, br;q=0, *', undefined],
  ['*, br;q=0', 'gzip'],
  ['identity', undefined],
])('a file for «%s» is sent as %s', async (accepted, encoding) => {
  const { headers } = await get('/releases/mf-public/p1/home-page.js', {
    'accept-encoding': accepted,
  });

  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toContain('accept-encoding');
});

test('who finds a weakness is told where to tell it', async () => {
  const { headers, body } = await get('/.well-known/security.txt');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:contacto@puente.example.org\n');
  expect(body).toContain('Canonical: https://example.org/.well-known/security.txt\n');
  expect(body).toContain('Preferred-Languages: es\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('who sends slowly is waited for two minutes at most', () => {
  expect(site.server.requestTimeout).toBe(120_000);
  expect(site.server.headersTimeout).toBe(15_000);
  expect(site.server.keepAliveTimeout).toBe(72_000);
});
