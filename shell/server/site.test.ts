import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskEvents } from './testing/disk-events';
import { createSampleSite, writeSampleRegistry, writeSampleReleases } from './testing/sample-site';

const releasesFolder = writeSampleReleases();

let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  site = await createSampleSite({ releasesFolder });
});

afterAll(() => site.close());

const get = (url: string, headers = {}) =>
  site.inject({ url, headers: { host: 'example.org', ...headers } });

test('the empty path leads to the home page', async () => {
  const { statusCode, headers } = await get('/');

  expect(statusCode).toBe(302);
  expect(headers['location']).toBe('/pagina-principal');
});

test('a page comes rendered, with its releases, data and preloads', async () => {
  const { statusCode, body } = await get('/pagina-principal');

  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<div id="root"><div id="site" data-render="1">/pagina-principal</div></div>',
  );
  expect(body).toContain('<title>Hola</title>');
  expect(body).toMatch(
    /<link rel="preload" as="script" href="\/releases\/mf-public\/p1\/remoteEntry.js" integrity="sha256-[^"]+" crossorigin="anonymous" fetchpriority="low">/,
  );
  expect(body).toContain('href="/releases/mf-public/p1/home-page.js"');
  expect(body).toMatch(/<script defer src="\/releases\/shell\/s1\/main.js" integrity="sha256-/);
});

test('data cannot break out of its block', async () => {
  const { body } = await get('/pagina-principal');

  expect(body).toContain(String.raw`{"/api/x":"\u003c/script>"}`);
});

test('pages carry the policy that the browser enforces', async () => {
  const { headers } = await get('/pagina-principal');

  expect(headers['content-security-policy']).toContain('script-src example.org/releases/;');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a PDF is shown by a page whose policy lets the browsers’ own viewers work', async () => {
  const { headers, body } = await get('/visor');

  expect(headers).not.toHaveProperty('integrity-policy');
  expect(headers).not.toHaveProperty('x-frame-options');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('trusted-types');
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
});

test('a page that did not change is not sent again', async () => {
  const { headers } = await get('/pagina-principal');

  const again = await get('/pagina-principal', { 'if-none-match': headers['etag'] });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('pages are compressed as the browser likes', async () => {
  const { headers } = await get('/pagina-principal', { 'accept-encoding': 'gzip, br' });

  expect(headers['content-encoding']).toBe('br');
});

test.each([
  ['/crash', undefined],
  // Longer than the render timeout.
  ['/hang', 50],
])(
  'a page that the server fails to render (%s) is left to the browser',
  async (url, maxRenderWait) => {
    const other = await createSampleSite({
      releasesFolder,
      ...(maxRenderWait && { maxRenderWait }),
    });
    const { statusCode, body } = await other.inject({ url, headers: { host: 'example.org' } });
    await other.close();

    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  },
);

test('what the API does not know is answered with 404', async () => {
  expect((await get('/missing/1')).statusCode).toBe(404);
});

test('an unknown address gets the page for it, with 404', async () => {
  const { statusCode, body } = await get('/no-existe');

  expect(statusCode).toBe(404);
  expect(body).toContain('/no-existe</div>');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('the pages of an application that is only a canary are there for its share, and unknown to all others', async () => {
  const folder = writeSampleReleases();
  const file = join(folder, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.applications['mf-offers'] = { canary: { id: 'o1', percent: 20 }, published: [] };
  writeFileSync(file, JSON.stringify(registry));
  const other = await createSampleSite({ releasesFolder: folder });
  const status = async (cookie: string) =>
    (await other.inject({ url: '/ofertas', headers: { host: 'example.org', cookie } })).statusCode;

  expect(await status('portal-share=19')).toBe(200);
  expect(await status('portal-share=20')).toBe(404);
  expect(await status('')).toBe(404);
  await other.close();
});

test('of a guarded page nothing is asked for before its guard decides', async () => {
  const { body } = await get('/panel');

  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('rel="preload" as="script"');
});

test('a release that cannot be read takes away its own pages only, which are not said to be unknown', async () => {
  writeSampleRegistry(releasesFolder, 'o404');
  await diskEvents();

  const { statusCode, body } = await get('/ofertas');
  expect(statusCode).toBe(503);
  expect(body).toContain('Esta página no está disponible por ahora');
  expect((await get('/pagina-principal')).statusCode).toBe(200);
});

test('files of releases are served for ever, but not what is for the server alone', async () => {
  const file = await get('/releases/mf-public/p1/home-page.js');

  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  writeFileSync(join(releasesFolder, 'mf-public/p1/home-page.js.map'), '{}');
  for (const hidden of [
    '/releases/mf-public/p1/home-page.js.map',
    '/releases/registry.json',
    '/releases/mf-public/p1/release.json',
    '/releases/shell/s1/node/main.cjs',
  ]) {
    expect((await get(hidden)).statusCode).toBe(404);
  }
});

test('a host that is none gets no page', async () => {
  expect((await get('/pagina-principal', { host: 'a;b' })).statusCode).toBe(400);
});

test('the head names the page’s one address', async () => {
  const { body } = await get('/pagina-principal?utm_source=x');

  expect(body).toContain('<link rel="canonical" href="http://example.org/pagina-principal">');
  expect(body).toContain('<meta property="og:url" content="http://example.org/pagina-principal">');
});

test('what is not there is neither listed nor given an address', async () => {
  const { body } = await get('/missing/1');

  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('rel="canonical"');
});

test('robots.txt leads to the sitemap; without offers there is none, rather than half of one', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://example.org/sitemap.xml');
  expect((await get('/sitemap.xml')).statusCode).toBe(502);
});

test('no line of the log holds an address that somebody asked for, however much it tells', async () => {
  let log = '';
  const talkative = await createSampleSite({
    logLevel: 'trace',
    logStream: { write: (line) => void (log += line) },
  });
  const paths = [
    '/api/aplicantes/correo/',
    '/api/%zz/',
    '/lista?texto=',
    '/no-hay/',
    '/ofertas.atom?texto=',
  ];
  for (const path of paths) {
    await talkative.inject({ url: `${path}reservada@x.cl`, headers: { host: 'example.org' } });
  }
  await talkative.close();

  expect(log).toContain('Cannot read the offers for the feed');
  expect(log).not.toContain('reservada');
});
