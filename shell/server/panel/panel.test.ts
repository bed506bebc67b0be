import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { signOverrides } from '@portal/releases/release-overrides';
import type { SiteOptions } from '../site';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';
import { overridesHeader } from './choose-release';

type Site = Awaited<ReturnType<typeof createSampleSite>>;

let api: Server;
let apiUrl: string;
let asked: (string | undefined)[] = [];
let site: Site;
const sites: Site[] = [];

const releasesFolder = writeSampleReleases();
const statuses: Record<string, number> = { 'Bearer admin': 200, 'Bearer usuario': 403 };

async function open(options: Partial<SiteOptions> = {}) {
  const opened = await createSampleSite({ releasesFolder, apiUrl, ...options });
  sites.push(opened);
  return opened;
}

beforeAll(async () => {
  api = createServer(({ url, headers: { authorization = '' } }, response) => {
    asked.push(url);
    response.writeHead(statuses[authorization] ?? 401).end('[]');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await open();
});

beforeEach(() => {
  asked = [];
});

afterAll(async () => {
  await Promise.all(sites.map((opened) => opened.close()));
  api.closeAllConnections();
  api.close();
});

const host = 'example.org';
const admin = { host, authorization: 'Bearer admin' };

const read = (headers: Record<string, string> = admin, of = site) =>
  of.inject({ url: '/mfe/releases', headers });

const choose = (payload: object | string, headers: Record<string, string> = {}, of = site) =>
  of.inject({
    method: 'PUT',
    url: '/mfe/pins',
    payload,
    headers: { 'content-type': 'application/json', ...admin, ...headers },
  });

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

const shellOf = async (cookie: string) =>
  (await site.inject({ url: '/pagina-principal', headers: { host, cookie } })).body;

const none = { loads: 0, failures: 0 };

test('staff reads what is published, and no cache keeps it', async () => {
  const answer = await read();

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    revision: 1,
    applications: {
      shell: {
        live: 's1',
        choosable: ['s1', 's2'],
        counts: { s1: none },
        signed: { s1: 'sin firma', s2: 'sin firma' },
      },
      'mf-public': {
        live: 'p1',
        choosable: ['p1'],
        counts: { p1: none },
        signed: { p1: 'sin firma' },
      },
      'mf-offers': {
        live: 'o1',
        choosable: ['o1'],
        counts: { o1: none },
        signed: { o1: 'sin firma' },
      },
    },
    pins: {},
  });
});

test.each([
  ['no bearer', { host }, 401],
  ['another scheme', { host, authorization: 'Basic admin' }, 401],
  ['a made-up bearer', { host, authorization: 'Bearer otro' }, 401],
  ['somebody without the role', { host, authorization: 'Bearer usuario' }, 403],
])('with %s neither list nor choice is given', async (_who, headers, status) => {
  for (const answer of [
    await read(headers),
    await site.inject({
      method: 'PUT',
      url: '/mfe/pins',
      payload: { application: 'shell', release: 's2' },
      headers,
    }),
  ]) {
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).not.toContain('s2');
    expect(answer.json()).toHaveProperty('mensaje');
  }
});

test('while the API is away nobody is let in', async () => {
  expect((await read(admin, await open({ apiUrl: 'http://127.0.0.1:1' }))).statusCode).toBe(502);
});

test('a stranger cannot make the site call the API without end', async () => {
  const limited = await open();
  const answers: number[] = [];
  for (let call = 0; call < 100; call += 1) {
    const { statusCode } = await read({ host, authorization: 'Bearer otro' }, limited);
    answers.push(statusCode);
  }

  expect(answers.at(-1)).toBe(503);
  expect(asked.length).toBeLessThan(80);
});

test('staff reads how what is live does', async () => {
  const report = {
    application: 'mf-public',
    release: 'p1',
    shell: 's1',
    route: '/pagina-principal',
    tries: 1,
    time: 300,
  };
  await site.inject({
    method: 'POST',
    url: '/mfe/loads',
    headers: { host, 'content-type': 'application/json' },
    payload: JSON.stringify([
      { ...report, outcome: 'ok' },
      { ...report, outcome: 'entry' },
    ]),
  });

  const { applications } = (await read()).json();
  expect(applications['mf-public'].counts).toEqual({ p1: { loads: 2, failures: 1 } });
});

test('a browser gets exactly the release that was chosen for it, and nobody else does', async () => {
  const answer = await choose({ application: 'shell', release: 's2' });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ pins: { shell: 's2' } });
  expect(answer.headers['set-cookie']).toMatch(
    /^portal-pins=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const pinned = await shellOf(cookieOf(answer));
  expect(pinned).toContain('/releases/shell/s2/main.js');
  expect(pinned).toContain('"isPinned":true');
  const others = await shellOf('');
  expect(others).toContain('/releases/shell/s1/main.js');
  expect(others).not.toContain('isPinned');
});

test('who chose what is live is told so, and only they are', async () => {
  const cookie = cookieOf(await choose({ application: 'mf-offers', release: 'o1' }));

  expect(await shellOf('')).not.toContain('isPinned');
  expect(await shellOf(cookie)).toContain('"isPinned":true');
  expect(await shellOf('')).not.toContain('isPinned');
});

test('choices add up, and the cookie goes with the last of them', async () => {
  const first = cookieOf(await choose({ application: 'shell', release: 's2' }));
  const second = await choose({ application: 'mf-public', release: 'p1' }, { cookie: first });
  expect(second.json().pins).toEqual({ shell: 's2', 'mf-public': 'p1' });

  const third = await choose({ application: 'shell', release: null }, { cookie: cookieOf(second) });
  expect(third.json().pins).toEqual({ 'mf-public': 'p1' });
  expect((await read({ ...admin, cookie: cookieOf(third) })).json().pins).toEqual({
    'mf-public': 'p1',
  });

  const last = await choose(
    { application: 'mf-public', release: null },
    { cookie: cookieOf(third) },
  );
  expect(last.json().pins).toEqual({});
  expect(last.headers['set-cookie']).toMatch(/^portal-pins=; Max-Age=0; Path=\/;/);
});

test('a forged choice is as none, and what is no longer published is dropped', async () => {
  const key = readFileSync(join(releasesFolder, 'pins.key'), 'utf8');
  const expires = Date.now() + 60_000;
  const forged = signOverrides({ pins: { shell: 's2' }, expires }, 'otra');
  const gone = signOverrides({ pins: { shell: 'ya-no' }, expires }, key);

  expect((await read({ ...admin, cookie: `portal-pins=${forged}` })).json().pins).toEqual({});
  expect(await shellOf(`portal-pins=${forged}`)).toContain('/releases/shell/s1/main.js');
  const next = await choose(
    { application: 'mf-public', release: 'p1' },
    { cookie: `portal-pins=${gone}` },
  );
  expect(next.json().pins).toEqual({ 'mf-public': 'p1' });
});

test.each([
  ['an id that was never published', { application: 'shell', release: 'p1' }, 404],
  ['an application that is none', { application: '__proto__', release: 's1' }, 404],
  ['an address', { application: 'shell', release: 'https://example.net/main.js' }, 404],
  ['no release', { application: 'shell' }, 400],
  ['more than a choice', { application: 'shell', release: 's2', url: '/x' }, 400],
  ['a list', [], 400],
  ['broken JSON', '{"application":', 400],
  ['a long body', { application: 'shell', release: 's'.repeat(2000) }, 413],
])('%s is refused', async (_what, payload, status) => {
  const answer = await choose(payload);

  expect(answer.statusCode).toBe(status);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.json().mensaje).toMatch(/[a-z]/);
});

test('a choice is JSON and says so', async () => {
  const answer = await choose('{"application":"shell","release":"s2"}', {
    'content-type': 'text/plain',
  });

  expect(answer.statusCode).toBe(415);
});

test('where the site is reached by HTTPS, so is the cookie', async () => {
  const secure = await open({ publicUrl: 'https://example.org', trustProxy: '1' });
  const answer = await choose(
    { application: 'shell', release: 's2' },
    { 'x-forwarded-proto': 'https' },
    secure,
  );

  expect(answer.headers['set-cookie']).toContain('; Secure');
});

test('where no key can be kept this is told, unless the settings have one', async () => {
  const readOnly = { releasesFolder: join(releasesFolder, 'no-existe') };

  await expect(overridesHeader({ shell: 's2' }, false, readOnly)).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('PINS_KEY'),
  });
  await expect(
    overridesHeader({ shell: 's2' }, false, { ...readOnly, overridesKey: 'secreta' }),
  ).resolves.toContain('portal-pins=');
});
