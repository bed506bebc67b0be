import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinsCookie, signPins } from '@portal/releases/pins';
import { diskEvents } from '../testing/disk-events';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

const releasesFolder = writeSampleReleases();
const pinsKey = 'una clave';

let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  site = await createSampleSite({ releasesFolder, pinsKey, maxRenderWait: 300 });
});

afterAll(() => site.close());

const get = async (url: string, headers = {}) =>
  (await site.inject({ url, headers: { host: 'example.org', ...headers } })).headers;

const choose = (pins: Record<string, string>) =>
  `${pinsCookie}=${encodeURIComponent(signPins({ pins, expires: Date.now() + 60_000 }, pinsKey))}`;

const shared = 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=10';

test.each(['/pagina-principal', '/panel', '/lista?orden=a'])(
  'caches that many share keep %s for a second, and a CDN for a day while the site is away',
  async (url) => {
    expect(await get(url)).toMatchObject({
      'cache-control': shared,
      'cdn-cache-control': 'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
    });
  },
);

test('so they do when it did not change', async () => {
  const { etag } = await get('/pagina-principal');

  expect((await get('/pagina-principal', { 'if-none-match': etag }))['cache-control']).toBe(shared);
});

test.each(['/no-existe', '/missing/1'])('no cache keeps %s, which is not there', async (url) => {
  const headers = await get(url);

  expect(headers['cache-control']).toBe('no-cache');
  expect(headers).not.toHaveProperty('cdn-cache-control');
});

test.each(['/hang', '/crash'])(
  'no cache keeps the empty place of %s, which the server could not render',
  async (url) => {
    expect((await get(url))['cache-control']).toBe('no-cache');
  },
);

test('what one browser chose is for no cache that others share', async () => {
  expect(
    (await get('/pagina-principal', { cookie: choose({ shell: 's2' }) }))['cache-control'],
  ).toBe('private, no-cache');
  expect((await get('/pagina-principal?mfe=safe'))['cache-control']).toBe('private, no-cache');
});

test('caches keep a canary and what is live apart by the cookie', async () => {
  expect((await get('/pagina-principal', { cookie: 'portal-share=7' }))['vary']).toContain(
    'cookie',
  );
});

test.each([
  '/',
  '/visor',
  '/robots.txt',
  '/sitemap.xml',
  '/ofertas.atom',
  '/api/x',
  '/oauth/token',
  '/mfe/routes/x',
  '/releases/mf-public/p1/no.js',
  '/releases/pages/no.dat',
  '/%',
])('%s is for no cache that others share', async (url) => {
  expect(String((await get(url))['cache-control'])).not.toMatch(/public|s-maxage/);
});

test('a page that is switched off is kept nowhere', async () => {
  const folder = writeSampleReleases();
  const applications = {
    shell: { live: 's1', published: ['s1'] },
    'mf-public': {
      live: 'p1',
      published: ['p1'],
      disabled: { message: 'Pronto.', since: new Date().toISOString() },
    },
  };
  const registry = JSON.stringify({ schema: 1, revision: 2, applications });
  writeFileSync(join(folder, 'registry.json'), registry);
  await diskEvents();
  const paused = await createSampleSite({ releasesFolder: folder });

  const { headers, statusCode } = await paused.inject({
    url: '/pagina-principal',
    headers: { host: 'example.org' },
  });
  await paused.close();

  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-cache']);
});
