import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

let site: Awaited<ReturnType<typeof createSampleSite>>;

afterEach(() => site.close());

async function start(releasesFolder = writeSampleReleases()) {
  site = await createSampleSite({ releasesFolder });
}

const get = (url: string) => site.inject({ url, headers: { host: 'example.org' } });

async function compositionOf(url: string) {
  const { body } = await get(url);
  return JSON.parse(/id="portal-composition">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
}

const pathsOf = (routes: readonly { path: string }[]) => routes.map(({ path }) => path);

test('a page for everybody holds no route that only staff may open, and says where these are', async () => {
  await start();
  const { routes, restricted } = await compositionOf('/pagina-principal');

  expect(pathsOf(routes)).toContain('/cosa/:id');
  expect(pathsOf(routes)).toContain('*');
  expect(pathsOf(routes)).not.toContain('/panel');
  const { headers, body } = await get(`/mfe/routes/${restricted}`);
  expect(pathsOf(JSON.parse(body))).toEqual(['/panel']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test.each(['/panel', '/no-existe'])('%s holds all routes', async (url) => {
  await start();
  const { routes, restricted } = await compositionOf(url);

  expect(pathsOf(routes)).toEqual(expect.arrayContaining(['/panel', '/cosa/:id', '*']));
  expect(restricted).toBeUndefined();
});

test('so does every page of a shell that would not ask for the others', async () => {
  const folder = writeSampleReleases();
  const file = join(folder, 'shell/s1/release.json');
  const { asksForRoutes: _asks, ...release } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(release));
  await start(folder);

  expect(pathsOf((await compositionOf('/pagina-principal')).routes)).toContain('/panel');
});

test.each(['/mfe/routes/otro', '/mfe/routes/', '/mfe/routes/a/b'])(
  '%s names no routes that anybody has',
  async (url) => {
    await start();

    expect((await get(url)).statusCode).toBe(404);
  },
);
