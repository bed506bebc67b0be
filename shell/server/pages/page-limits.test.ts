import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signOverrides } from '@portal/releases/release-overrides';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

// Renders and compresses hundreds of pages.
jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeEach(async () => {
  site = await createSampleSite({ overridesKey: 'secreta' });
});

afterEach(() => site.close());

async function get(url: string, { from = '192.0.2.1', cookie = '' } = {}) {
  const headers = { host: 'example.org', cookie };
  const { statusCode, body } = await site.inject({ url, headers, remoteAddress: from });
  const [, render, rendered] = /data-render="(\d+)">([^<]*)</.exec(body) ?? [];
  return { statusCode, render, rendered };
}

/** The render numbers of these addresses; undefined if the browser has to render. */
async function rendersOf(urls: readonly string[], from?: string) {
  const renders: (string | undefined)[] = [];
  for (const url of urls) renders.push((await get(url, { ...(from && { from }) })).render);
  return renders;
}

const made = (count: number, toUrl: (number: number) => string) =>
  Array.from({ length: count }, (_unused, number) => toUrl(number));

test('parameters that the page does not declare give the same page', async () => {
  const renders = await rendersOf([
    '/pagina-principal',
    ...made(5, (number) => `/pagina-principal?x=${number}`),
    '/Pagina-Principal/?utm_source=y',
  ]);

  expect(new Set(renders)).toEqual(new Set(['1']));
  expect((await get('/pagina-principal?x=1')).rendered).toBe('/pagina-principal');
});

test('declared ones give their own, in whatever order they stand', async () => {
  const first = await get('/lista?orden=titulo&x=1&texto=a%20b');
  const same = await get('/lista?texto=a+b&orden=titulo');
  const other = await get('/lista?texto=b');

  expect(first.rendered).toBe('/lista?texto=a+b&orden=titulo');
  expect(same.render).toBe(first.render);
  expect(other.render).not.toBe(first.render);
});

test('one page has one place, however its parameter is spelt', async () => {
  expect(new Set(await rendersOf(['/cosa/1', '/cosa/%31', '/COSA/1/?a=b']))).toEqual(
    new Set(['1']),
  );
});

test('what a stranger makes up takes no place of a real page', async () => {
  const [home] = await rendersOf(['/pagina-principal']);
  const strangers = Array.from({ length: 10 }, (_unused, stranger) =>
    rendersOf(
      made(60, (number) => `/lista?texto=${stranger}-${number}`),
      `198.51.100.${stranger}`,
    ),
  );
  await Promise.all(strangers);

  expect(await rendersOf(['/pagina-principal'])).toEqual([home]);
});

test('beyond its share an address gets pages that the browser renders; the others wait for nobody', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const renders = await rendersOf(made(70, (number) => `/cosa/${number}`));

  expect(renders.filter(Boolean)).toHaveLength(60);
  const { statusCode, render } = await get('/cosa/69');
  expect(statusCode).toBe(200);
  expect(render).toBeUndefined();
  // Cached pages do not count.
  expect((await get('/cosa/0')).render).toBeDefined();
  expect((await get('/cosa/69', { from: '192.0.2.2' })).render).toBeDefined();
  now.mockRestore();
});

test('unknown addresses are answered with 404, also beyond the share', async () => {
  const statuses = new Set<number>();
  for (const url of made(70, (number) => `/no-existe/${number}`)) {
    statuses.add((await get(url)).statusCode);
  }
  expect(statuses).toEqual(new Set([404]));
});

test('neither query nor parameters of an address are logged', async () => {
  const folder = writeSampleReleases();
  let text = '';
  const logStream = { write: (line: string) => void (text += line) };
  const createLoud = () =>
    createSampleSite({ releasesFolder: folder, logLevel: 'warn', logStream });
  const loud = await createLoud();
  const headers = { host: 'example.org' };
  await loud.inject({ url: '/missing/ana@example.org?clave=secreta', headers });
  await loud.inject({ url: '/crash?clave=secreta', headers });
  await loud.close();
  writeFileSync(join(folder, 'registry.json'), '{');
  const broken = await createLoud();
  await broken.inject({ url: '/missing/ana@example.org?clave=secreta', headers });
  await broken.close();

  expect(text).toContain('"route":"/crash"');
  expect(text).toContain('request failed');
  expect(text).not.toMatch(/ana@|secreta/);
});

describe('a pin', () => {
  const pinned = (key: string) =>
    `portal-pins=${signOverrides({ pins: { shell: 's2' }, expires: Date.now() + 60_000 }, key)}`;

  test('that was signed chooses a release, which ends no renderer of what is live', async () => {
    const [home] = await rendersOf(['/pagina-principal']);
    const own = await get('/pagina-principal', { cookie: pinned('secreta') });
    const next = await get('/cosa/1');

    expect(own.render).toBe('1');
    // The numbers continue, so it is the same process.
    expect([home, next.render]).toEqual(['1', '2']);
  });

  test('that is forged chooses nothing', async () => {
    await rendersOf(['/pagina-principal']);

    expect((await get('/cosa/1', { cookie: pinned('otra') })).render).toBe('2');
  });
});
