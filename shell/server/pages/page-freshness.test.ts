import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signOverrides } from '@portal/releases/release-overrides';
import { overridesPath, releasesPath } from '../../src/panel/published-releases';
import { diskEvents } from '../testing/disk-events';
import { createSampleSite, writeSampleRegistry, writeSampleReleases } from '../testing/sample-site';

/** Simulates an API that answers each user differently. */
const api = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  response.end(JSON.stringify({ autoridades: ['ROLE_ADMIN'], you: request.headers }));
});
const releasesFolder = writeSampleReleases();
let apiUrl: string;
let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await createSampleSite({ releasesFolder, apiUrl, overridesKey: 'secreta' });
});

afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.inject({ url, headers: { host: 'example.org', ...headers } });

const freshnessOf = ({ headers }: Awaited<ReturnType<typeof get>>) => [
  headers['cache-control'],
  headers['cdn-cache-control'],
];

const forEverybody = [
  'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=10',
  'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
];
const forNow = ['public, max-age=0, must-revalidate, s-maxage=1', 'max-age=1'];
const forOnce = ['private, no-cache', undefined];
const forOneBrowser = ['private, no-store', undefined];

const pinned = (expires = Date.now() + 60_000) =>
  `portal-pins=${signOverrides({ pins: { shell: 's2' }, expires }, 'secreta')}`;

test.each(['/', '/pagina-principal', '/panel', '/lista?texto=a'])(
  '%s may be kept by a cache in front, and is asked for by browsers each time',
  async (url) => {
    expect(freshnessOf(await get(url))).toEqual(forEverybody);
  },
);

test('so may the answer that a page has not changed', async () => {
  const { headers } = await get('/pagina-principal');
  const again = await get('/pagina-principal', { 'if-none-match': String(headers['etag']) });

  expect(again.statusCode).toBe(304);
  expect(freshnessOf(again)).toEqual(forEverybody);
  expect(again.headers['vary']).toBe(headers['vary']);
});

test.each(['/no-existe', '/missing/1'])(
  '%s, which is not there, takes the place of what was, and is never shown stale',
  async (url) => {
    expect(freshnessOf(await get(url))).toEqual(forNow);
  },
);

test.each([
  ['/crash', undefined],
  // Longer than the render timeout.
  ['/hang', 50],
])(
  '%s, of which the server made no page, puts out none that a cache has',
  async (url, maxRenderWait) => {
    const other = await createSampleSite({
      releasesFolder,
      ...(maxRenderWait && { maxRenderWait }),
    });
    const answer = await other.inject({ url, headers: { host: 'example.org' } });
    await other.close();

    expect(freshnessOf(answer)).toEqual(forOnce);
  },
);

test('nor does a page that somebody gets who has asked for too many', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const told: unknown[] = [];
  for (let page = 0; page < 61; page += 1) {
    const answer = await get(`/cosa/${page}`);
    told.push([answer.body.includes('<div id="root"></div>'), ...freshnessOf(answer)]);
  }
  now.mockRestore();

  expect(told[0]).toEqual([false, ...forEverybody]);
  expect(told.at(-1)).toEqual([true, ...forOnce]);
});

test('the page of releases that one browser chose is for nobody else', async () => {
  expect(freshnessOf(await get('/pagina-principal', { cookie: pinned() }))).toEqual(forOneBrowser);
  expect(freshnessOf(await get('/no-existe', { cookie: pinned() }))).toEqual(forOneBrowser);
  // The browser's release equals the public one again.
  expect(freshnessOf(await get('/pagina-principal', { cookie: pinned(1) }))).toEqual(forEverybody);
});

test('safe mode shows what there is at the moment', async () => {
  expect(freshnessOf(await get('/pagina-principal?mfe=safe'))).toEqual(forOnce);
});

test('what is switched off takes the place of what was there', async () => {
  const offers = { live: 'o1', published: ['o1'], withdrawn: [] };
  const disabled = { message: 'Vuelve', since: '2026-01-01T00:00:00.000Z' };
  const applications = {
    shell: { live: 's1', published: ['s1', 's2'] },
    'mf-public': { live: 'p1', published: ['p1'] },
    'mf-offers': { ...offers, disabled },
  };
  const registry = JSON.stringify({ schema: 1, revision: 2, applications });
  writeFileSync(join(releasesFolder, 'registry.json'), registry);
  await diskEvents();
  const answer = await get('/ofertas');
  writeSampleRegistry(releasesFolder, 'o1');
  await diskEvents();

  expect(answer.statusCode).toBe(503);
  expect(freshnessOf(answer)).toEqual(forNow);
});

test('a page that differs is said to: by encoding, dictionary, cookies and engine', async () => {
  const { headers } = await get('/pagina-principal');

  expect(headers['vary']).toBe('accept-encoding, available-dictionary, cookie, user-agent');
});

test('where visitors may have faults, pages are for each of them', async () => {
  const demo = await createSampleSite({ demoMode: '1' });
  const { headers } = await demo.inject({
    url: '/pagina-principal',
    headers: { host: 'example.org' },
  });
  await demo.close();

  expect(headers['cache-control']).toBe('private, no-cache');
});

describe('whoever asks', () => {
  const callers = {
    'a visitor': {},
    'an administrator': { authorization: 'Bearer x', cookie: 'navegador-1=x; postulacion-1=y' },
    'a browser with a choice': { authorization: 'Bearer x', cookie: pinned() },
  };

  /** Addresses that shared caches may store: pages, files and a few calls. */
  const shared =
    /^(\/|\/pagina-principal|\/panel|\/ofertas|\/no-existe|\/mfe\/x|\/favicon\.svg|\/releases\/.*\.js|\/mfe\/routes\/.*)$/;

  const addresses = async () => {
    const { body } = await get('/pagina-principal');
    const [starter = ''] = /\/releases\/starter\/\w+\.js/.exec(body) ?? [];
    const [, key = ''] = /"restricted":"([^"]+)"/.exec(body) ?? [];
    return [
      '/',
      '/pagina-principal',
      '/panel',
      '/ofertas',
      '/no-existe',
      '/%',
      '/favicon.svg',
      '/releases/mf-public/p1/home-page.js',
      '/releases/mf-public/p1/no.js',
      '/releases/registry.json',
      starter,
      `/mfe/routes/${key}`,
      '/mfe/routes/x',
      '/mfe/x',
      releasesPath,
      '/visor',
      '/robots.txt',
      '/sitemap.xml',
      '/ofertas.atom',
      '/licencias.txt',
      '/.well-known/security.txt',
      '/api/cuentas/yo',
      '/api/eventos/postulaciones',
      '/oauth/token',
      '/oauth/check_token',
    ];
  };

  test.each(Object.entries(callers))(
    '%s leaves nothing of theirs in a cache',
    async (_who, own) => {
      const keepable: string[] = [];
      for (const url of await addresses()) {
        const { headers } = await get(url, own);
        const directives = headers['cache-control'] ?? '';
        const mayBeKept = /public|s-maxage|max-age=[1-9]/.test(directives);
        if (mayBeKept || headers['cdn-cache-control']) keepable.push(url);
        expect(mayBeKept && headers['set-cookie'] !== undefined).toBe(false);
      }

      expect(keepable).not.toEqual([]);
      expect(keepable.filter((url) => !shared.test(url))).toEqual([]);
    },
  );

  test('a choice comes with a cookie, which no cache may hand to another', async () => {
    const { headers } = await site.inject({
      method: 'PUT',
      url: overridesPath,
      headers: { host: 'example.org', authorization: 'Bearer x' },
      payload: { application: 'shell', release: 's2' },
    });

    expect(headers['set-cookie']).toMatch(/^portal-pins=/);
    expect(headers['cache-control']).toBe('no-store');
  });
});
