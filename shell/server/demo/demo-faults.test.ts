import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

type Site = Awaited<ReturnType<typeof createSampleSite>>;

let api: Server;
let demo: Site;
let usual: Site;
let calls: (string | undefined)[] = [];

beforeAll(async () => {
  api = createServer(({ url }, response) => {
    calls.push(url);
    response.end('{"de":"la API"}');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const options = {
    releasesFolder: writeSampleReleases(),
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  };
  demo = await createSampleSite({ ...options, demoMode: '1' });
  usual = await createSampleSite(options);
});

beforeEach(() => {
  calls = [];
});

afterAll(async () => {
  await Promise.all([demo.close(), usual.close()]);
  api.closeAllConnections();
  api.close();
});

const ask = (url: string, faults?: string, site = demo) =>
  site.inject({
    url,
    headers: {
      host: 'example.org',
      accept: url.startsWith('/api') ? 'application/json' : 'text/html',
      ...(faults !== undefined && { cookie: `portal-demo=${faults}` }),
    },
  });

test.each([
  ['401', 'Tu sesión terminó. Inicia sesión de nuevo.'],
  ['403', 'No tienes permiso para hacer esto.'],
  ['500', 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.'],
])('a call of a browser that wants %s is answered so, and reaches no API', async (status, text) => {
  const answer = await ask('/api/ofertas', status);

  expect(answer.statusCode).toBe(Number(status));
  expect(answer.json()).toMatchObject({ mensaje: text });
  expect(calls).toEqual([]);
});

test('signing in goes on, and so do the calls of all other browsers', async () => {
  expect((await ask('/oauth/token', '500')).statusCode).toBe(200);
  expect((await ask('/api/ofertas')).statusCode).toBe(200);
});

test('of a dead remote no file arrives, not even a kept one; others come', async () => {
  const page = await ask('/pagina-principal', 'sin-mf-public');

  expect(page.statusCode).toBe(200);
  expect(page.headers['clear-site-data']).toBe('"cache"');
  expect((await ask('/releases/mf-public/p1/home-page.js', 'sin-mf-public')).statusCode).toBe(503);
  expect((await ask('/releases/mf-public/p1/home-page.js', 'sin-mf-offers')).statusCode).toBe(200);
  expect((await ask('/pagina-principal')).headers['clear-site-data']).toBeUndefined();
});

test('what such a browser tells of its releases is not counted', async () => {
  const answer = await demo.inject({
    method: 'POST',
    url: '/mfe/loads',
    headers: { host: 'example.org', cookie: 'portal-demo=sin-mf-public' },
    payload: 'x',
  });

  expect(answer.statusCode).toBe(204);
});

test('a site that is no demo does not know the cookie, and offers nothing', async () => {
  expect((await ask('/api/ofertas', '500', usual)).statusCode).toBe(200);
  expect((await ask('/pagina-principal', undefined, usual)).body).not.toContain('isDemo');
  expect((await ask('/pagina-principal')).body).toContain('"isDemo":true');
});

test('a setting that means nothing is told to whoever starts the site', async () => {
  await expect(createSampleSite({ demoMode: 'si' })).rejects.toThrow(
    'DEMO_MODE debe ser 0 o 1, no «si».',
  );
});
