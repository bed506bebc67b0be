import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReportsPath, type LoadReport } from '@portal/releases/load-report';
import { changeRegistry } from '@portal/releases/change-registry';
import { published } from '@portal/releases/channel';
import {
  ensureOverridesKey,
  overridesCookie,
  signOverrides,
} from '@portal/releases/release-overrides';
import {
  readRegistry,
  readRevisions,
  type Channel,
  type Registry,
} from '@portal/releases/registry';
import { notFoundRoute, sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import type { SiteOptions } from '../site';
import { eventually } from '../testing/eventually';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';
import { seeded } from './testing/seeded';

jest.setTimeout(60_000);

const host = { host: 'example.org' };

let folder: string;
let site: Awaited<ReturnType<typeof createSampleSite>>;
let log: string;

beforeEach(() => {
  folder = writeSampleReleases();
  log = '';
  for (const id of ['o2', 'o3']) {
    writeRelease(folder, {
      name: 'mf-offers',
      id,
      routes: [offersRoute],
    });
  }
});

const offersRoute = {
  ...sampleRoute,
  path: '/ofertas',
  page: 'offers/offers-page',
  render: 'client',
} as const;

/** Is never asked to render. */
const renderer = { 'node/main.cjs': "process.on('disconnect', () => process.exit());" };

afterEach(() => site.close());

const start = async (settings: Pick<Partial<SiteOptions>, 'releaseGuard' | 'limitFactor'> = {}) => {
  site = await createSampleSite({
    releasesFolder: folder,
    trustProxy: '1',
    logStream: { write: (line) => void (log += line) },
    logLevel: 'warn',
    ...settings,
  });
};

function setOffers(channel: { readonly [Key in keyof Channel]?: Channel[Key] | undefined }) {
  const file = join(folder, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.applications['mf-offers'] = { live: 'o1', published: ['o1'], ...channel };
  writeFileSync(file, JSON.stringify(registry));
}

const offers = async () => (await readRegistry(folder)).applications['mf-offers'];

const report = (release: string, changes: Partial<LoadReport> = {}): LoadReport => ({
  application: 'mf-offers',
  release,
  shell: 's1',
  route: '/ofertas',
  outcome: 'ok',
  tries: 1,
  time: 300,
  ...changes,
});

const addressOf = (visitor: number) =>
  `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;

const tell = (reports: unknown, { visitor = 1, headers = {} } = {}) =>
  site.inject({
    method: 'POST',
    url: loadReportsPath,
    headers: {
      ...host,
      'content-type': 'text/plain;charset=UTF-8',
      'x-forwarded-for': addressOf(visitor),
      ...headers,
    },
    payload: JSON.stringify(reports),
  });

async function releaseFor(share: number) {
  const { body } = await site.inject({
    url: '/ofertas',
    headers: { ...host, cookie: `portal-share=${share}` },
  });
  const composed = /id="portal-composition">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  return JSON.parse(composed).remotes['mf-offers'][0].id;
}

/** The canary fails at the given rate, the live release twice in a thousand loads. */
async function visitUntil(isOver: () => Promise<boolean>, rateOfCanary: number) {
  const random = seeded(11);
  const seen = { canary: 0, failures: 0 };
  for (let visitor = 1; visitor <= 4000 && !(await isOver()); visitor += 1) {
    const release = await releaseFor(visitor % 100);
    const isCanary = release === 'o2';
    const isFailure = random() < (isCanary ? rateOfCanary : 0.002);
    seen.canary += Number(isCanary);
    seen.failures += Number(isCanary && isFailure);
    const reports = [report(release, isFailure ? { outcome: 'chunk' } : {})];
    expect((await tell(reports, { visitor })).statusCode).toBe(204);
  }
  return seen;
}

const canary = (percent: number) => ({
  canary: { id: 'o2', percent, since: new Date().toISOString() },
});

test('a canary that fails one visit in twenty takes itself back, and says why', async () => {
  setOffers(canary(20));
  await start();
  expect(await releaseFor(5)).toBe('o2');

  const isBack = async () => (await offers())?.canary === undefined;
  const seen = await visitUntil(isBack, 0.05);

  expect(seen.canary).toBeLessThan(400);
  expect(await offers()).toMatchObject({ live: 'o1', withdrawn: ['o2'] });
  expect(await releaseFor(5)).toBe('o1');
  const [last] = await revisions();
  expect(last?.change).toMatchObject({
    who: 'guardia',
    action: 'take-back',
    changes: [{ application: 'mf-offers', from: 'o2' }],
    why: expect.stringMatching(/^\d+ de \d+ cargas fallaron; de la otra versión, \d+ de \d+/),
    counts: { 'mf-offers/o2': { loads: seen.canary, failures: seen.failures } },
  });
  expect(log).toContain('A bad release was reverted');
});

test('a first release that is a canary takes itself back, and nobody has anything of it any more', async () => {
  setOffers({ ...canary(20), live: undefined, published: [] });
  await start();
  expect(await releaseFor(5)).toBe('o2');

  for (let visitor = 1; (await offers())?.canary && visitor < 200; visitor += 1) {
    await tell([report('o2', { outcome: visitor % 2 ? 'chunk' : 'ok' })], { visitor });
  }

  expect(await offers()).toEqual({ published: [], withdrawn: ['o2'] });
  const [last] = await revisions();
  expect(last?.change).toMatchObject({
    action: 'take-back',
    changes: [{ application: 'mf-offers', from: 'o2' }],
    why: expect.stringMatching(/^\d+ de \d+ cargas fallaron\.$/),
  });
});

test('a canary that is as good as what is live stays', async () => {
  setOffers(canary(50));
  await start();

  const seen = await visitUntil(() => Promise.resolve(false), 0.002);

  expect(seen.canary).toBe(2000);
  expect(await offers()).toMatchObject({ live: 'o1', canary: { id: 'o2', percent: 50 } });
});

async function revisions() {
  const found = [];
  for await (const one of readRevisions(folder)) found.push(one);
  return found;
}

const shellCanary = { canary: { id: 's2', percent: 20, since: new Date().toISOString() } };

const failing = (release: string) => [report(release, { outcome: 'render' })];

test('one address takes no canary back, however often it tells of failures', async () => {
  setOffers(canary(20));
  await start();

  for (let told = 0; told < 50; told += 1) await tell(failing('o2'), { visitor: 7 });
  expect(await offers()).toHaveProperty('canary');

  await tell(failing('o2'), { visitor: 8 });
  expect(await offers()).not.toHaveProperty('canary');
});

/** The burst limit of one address. */
const often = 100;

const ok = (release: string) => [report(release)];

test('one address hides no bad canary behind loads that came well', async () => {
  setOffers(canary(20));
  await start();

  for (let told = 0; told < often; told += 1) await tell(ok('o2'), { visitor: 7 });
  for (const visitor of [1, 2]) await tell(failing('o2'), { visitor });

  expect(await offers()).not.toHaveProperty('canary');
});

test('one address hides no bad canary behind failures of what is live', async () => {
  setOffers(canary(20));
  await start();

  for (let told = 0; told < often; told += 1) await tell(failing('o1'), { visitor: 7 });
  for (const visitor of [1, 2]) await tell(failing('o2'), { visitor });

  expect(await offers()).not.toHaveProperty('canary');
});

test('one address hides no bad canary behind pages that it has the server render', async () => {
  writeRelease(folder, {
    name: 'mf-offers',
    id: 'o2',
    routes: [{ ...sampleRoute, path: '/oferta/:id', page: 'offers/offers-page' }],
  });
  setOffers(canary(100));
  await start();
  for (let id = 1; id <= 30; id += 1) {
    const headers = { cookie: 'portal-share=5', 'x-forwarded-for': addressOf(7) };
    await site.inject({ url: `/oferta/${id}`, headers: { ...host, ...headers } });
  }

  const reports = [report('o2', { outcome: 'render', route: '/oferta/:id' })];
  for (const visitor of [1, 2]) await tell(reports, { visitor });

  expect(await offers()).not.toHaveProperty('canary');
});

test('one address hides nothing bad that is live since a short while', async () => {
  const since = new Date().toISOString();
  setOffers({ live: 'o2', since, previous: 'o1', published: ['o2', 'o1'] });
  await start({ limitFactor: '10' });

  for (let told = 0; told < 3 * often; told += 1) await tell(ok('o2'), { visitor: 7 });
  for (const visitor of [1, 2, 3, 4, 5]) await tell(failing('o2'), { visitor });

  expect(await offers()).toMatchObject({ live: 'o1', withdrawn: ['o2'] });
});

test('one household takes no canary back with all that it has of IPv6', async () => {
  setOffers(canary(20));
  await start();

  for (let device = 1; device < 30; device += 1) {
    await tell(failing('o2'), { headers: { 'x-forwarded-for': `2001:db8:1:2::${device}` } });
  }

  expect(await offers()).toHaveProperty('canary');
});

test('a canary that crashes where the server renders it takes itself back', async () => {
  writeRelease(folder, {
    name: 'mf-offers',
    id: 'o2',
    routes: [{ ...sampleRoute, path: '/crash/oferta', page: 'offers/offers-page' }],
  });
  setOffers(canary(100));
  await start();

  let visitor = 0;
  // After a failure, the server leaves the page to browsers for one second.
  await eventually(async () => {
    visitor += 1;
    const headers = { cookie: 'portal-share=5', 'x-forwarded-for': addressOf(visitor) };
    await site.inject({ url: '/crash/oferta', headers: { ...host, ...headers } });
    expect(await offers()).not.toHaveProperty('canary');
  });
});

test.each([
  ['whose calls the API does not know', 'call'],
  ['whose style sheets do not come', 'style'],
] as const)('a canary %s takes itself back, though its pages come', async (_what, outcome) => {
  setOffers(canary(100));
  await start();

  for (let visitor = 1; visitor <= 6; visitor += 1) {
    const came = report('o2');
    await tell([came], { visitor });
    await tell([{ ...came, outcome, isLate: true }], { visitor });
  }

  expect(await offers()).toMatchObject({ live: 'o1', withdrawn: ['o2'] });
});

test('what is live since a short while falls back on what was live before, once five have told', async () => {
  const since = new Date().toISOString();
  setOffers({ live: 'o2', since, previous: 'o1', published: ['o2', 'o1'] });
  await start();

  for (const visitor of [1, 2, 3, 4]) await tell(failing('o2'), { visitor });
  expect(await offers()).toMatchObject({ live: 'o2' });

  await tell(failing('o2'), { visitor: 5 });
  expect(await offers()).toMatchObject({ live: 'o1', withdrawn: ['o2'] });
  const [last] = await revisions();
  expect(last?.change?.changes).toEqual([{ application: 'mf-offers', from: 'o2', to: 'o1' }]);
});

test('what went live with a shell that it needs is taken back with that shell', async () => {
  for (const [id, version] of [
    ['s1', '1.0.0'],
    ['s2', '2.0.0'],
  ] as const) {
    const provides = { '@portal/runtime': { version, names: [], files: [] } };
    writeRelease(folder, {
      name: 'shell',
      id,
      provides,
      routes: [notFoundRoute],
      contents: renderer,
    });
  }
  for (const [id, range] of [
    ['o1', '^1.0.0'],
    ['o2', '^2.0.0'],
  ] as const) {
    const requires = { '@portal/runtime': { range, names: [] } };
    writeRelease(folder, { name: 'mf-offers', id, requires, routes: [offersRoute] });
  }
  const begun: Registry = {
    schema: 1,
    revision: 1,
    applications: {
      shell: { live: 's1', published: ['s1'], withdrawn: [] },
      'mf-offers': { live: 'o1', published: ['o1'], withdrawn: [] },
    },
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(begun));
  await changeRegistry({ releasesFolder: folder }, async ({ applications }) => ({
    applications: {
      shell: published(applications['shell'], 's2'),
      'mf-offers': published(applications['mf-offers'], 'o2'),
    },
    change: {
      who: 'ana',
      action: 'publish',
      changes: [
        { application: 'shell', from: 's1', to: 's2' },
        { application: 'mf-offers', from: 'o1', to: 'o2' },
      ],
    },
  }));
  await start();

  for (const visitor of [1, 2, 3, 4, 5]) {
    await tell([report('o2', { outcome: 'render', shell: 's2' })], { visitor });
  }

  const { applications, change } = await readRegistry(folder);
  expect([applications['shell']?.live, applications['mf-offers']?.live]).toEqual(['s1', 'o1']);
  expect(change).toMatchObject({ who: 'guardia', action: 'take-back' });
  expect(change?.changes).toHaveLength(2);
});

test('what is live for long stays, whatever is told', async () => {
  const since = new Date(Date.now() - 7 * 60 * 60 * 1000).toISOString();
  setOffers({ live: 'o2', since, previous: 'o1', published: ['o2', 'o1'] });
  await start();

  for (let visitor = 1; visitor < 50; visitor += 1) await tell(failing('o2'), { visitor });

  expect(await offers()).toMatchObject({ live: 'o2' });
});

test('a remote is not blamed for what fails in a shell that is a canary', async () => {
  const file = join(folder, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.applications.shell = { live: 's1', published: ['s1'], ...shellCanary };
  writeFileSync(file, JSON.stringify(registry));
  const since = new Date().toISOString();
  setOffers({ live: 'o2', since, previous: 'o1', published: ['o2', 'o1'] });
  await start();
  const reports = [report('o2', { outcome: 'render', shell: 's2' })];

  for (let visitor = 1; visitor < 20; visitor += 1) await tell(reports, { visitor });

  expect(await offers()).toMatchObject({ live: 'o2' });
  expect((await readRegistry(folder)).applications['shell']).toMatchObject({ withdrawn: ['s2'] });
});

test('with the guard switched off nothing is taken back', async () => {
  setOffers(canary(20));
  await start({ releaseGuard: '0' });

  for (let visitor = 1; visitor < 20; visitor += 1) await tell(failing('o2'), { visitor });

  expect(await offers()).toHaveProperty('canary');
});

test('where the registry cannot be written, this site does without the canary, and says so', async () => {
  setOffers(canary(20));
  // A file in place of the folder of revisions makes the registry unwritable, even for root.
  writeFileSync(join(folder, 'registry'), '');
  await start();

  for (const visitor of [1, 2]) await tell(failing('o2'), { visitor });

  expect(await releaseFor(5)).toBe('o1');
  expect(await offers()).toHaveProperty('canary');
  expect(log).toContain(
    'The registry could not be changed; only this process ignores the bad release',
  );
});

describe('what does not count:', () => {
  test.each([
    ['a release that was never published', [report('o9', { outcome: 'render' })]],
    [
      'an application that is none',
      [{ ...report('o2'), application: '__proto__', outcome: 'render' }],
    ],
    [
      'an address that is no page of it',
      [report('o2', { outcome: 'render', route: '/x'.repeat(100) })],
    ],
  ])('%s', async (_what, reports) => {
    setOffers(canary(20));
    await start();

    for (let visitor = 1; visitor < 20; visitor += 1) {
      expect((await tell(reports, { visitor })).statusCode).toBe(204);
    }

    expect(await offers()).toHaveProperty('canary');
  });

  test('who tries a release out', async () => {
    setOffers(canary(20));
    await start();
    const key = await ensureOverridesKey({ releasesFolder: folder });
    const pins = signOverrides({ pins: { 'mf-offers': 'o2' }, expires: Date.now() + 60_000 }, key);
    const headers = { cookie: `${overridesCookie}=${pins}` };

    for (let visitor = 1; visitor < 20; visitor += 1) {
      await tell(failing('o2'), { visitor, headers });
    }

    expect(await offers()).toHaveProperty('canary');
  });
});

describe('refuses', () => {
  test.each([
    ['what is no report', [{ algo: 1 }], {}, 400],
    ['no list', report('o2'), {}, 400],
    ['a report that holds more than it may', [{ ...report('o2'), user: 'Ñandú' }], {}, 400],
    ['a page of another site', [report('o2')], { 'sec-fetch-site': 'cross-site' }, 400],
    ['another type', [report('o2')], { 'content-type': 'application/xml' }, 415],
    ['a long text', 'ñ'.repeat(20_000), {}, 413],
  ])('%s', async (_what, ...[reports, headers, status]) => {
    await start();

    const answer = await tell(reports, { headers });

    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('nothing of a wrong form with words in English', async () => {
    await start();
    expect((await tell('{')).json()).toMatchObject({ mensaje: 'La solicitud no es válida.' });
  });
});
