import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { loadReportsPath, type LoadReport } from '@portal/releases/load-report';
import { serveMetrics } from '@portal/server/serve-metrics';
import { diskEvents } from '../testing/disk-events';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';
import { countLoads } from './count-loads';
import { createSiteMetrics } from './metrics';

const since = '2026-11-23T10:00:00.000Z';

let folder: string;
let metrics: ReturnType<typeof createSiteMetrics>;
let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeEach(async () => {
  folder = writeSampleReleases();
  metrics = createSiteMetrics();
  site = await createSampleSite({ releasesFolder: folder, metrics, trustProxy: '1' });
});
afterEach(() => site.close());

const sample: LoadReport = {
  application: 'mf-public',
  release: 'p1',
  shell: 's1',
  route: '/pagina-principal',
  outcome: 'ok',
  tries: 1,
  time: 300,
};

async function told(...changes: Partial<LoadReport>[]) {
  const { statusCode } = await site.inject({
    method: 'POST',
    url: loadReportsPath,
    headers: { host: 'example.org', 'content-type': 'application/json' },
    payload: JSON.stringify(changes.map((change) => ({ ...sample, ...change }))),
  });
  expect(statusCode).toBe(204);
}

/** The release metrics without comment lines. */
const figures = async () =>
  (await metrics.read()).split('\n').filter((line) => line.startsWith('release_'));

const ofHome = 'application="mf-public",release="p1"';

test('loads are counted by application, release and outcome, with tries and the time until live', async () => {
  await told({}, { outcome: 'took-over', tries: 4, time: 10_000 }, { outcome: 'entry', time: 0 });

  expect(await figures()).toEqual(
    expect.arrayContaining([
      `release_loads_total{${ofHome},outcome="ok"} 1`,
      `release_loads_total{${ofHome},outcome="took-over"} 1`,
      `release_loads_total{${ofHome},outcome="entry"} 1`,
      `release_tries_total{${ofHome}} 6`,
      `release_load_duration_seconds_bucket{le="0.1",${ofHome}} 0`,
      `release_load_duration_seconds_bucket{le="0.3",${ofHome}} 1`,
      `release_load_duration_seconds_bucket{le="10",${ofHome}} 2`,
      `release_load_duration_seconds_bucket{le="+Inf",${ofHome}} 3`,
    ]),
  );
});

test('what came well and crashed later is a failure and no other load', async () => {
  await told({}, { outcome: 'render', isLate: true });

  const lines = await figures();
  expect(lines).toContain(`release_late_failures_total{${ofHome},outcome="render"} 1`);
  expect(lines.filter((line) => line.startsWith('release_loads_total'))).toHaveLength(1);
});

test('reports that do not count are counted as such alone', async () => {
  await told({ release: 'p9' }, { application: 'Ñandú "\n' });

  const lines = await figures();
  expect(lines).toContain('release_reports_ignored_total 2');
  expect(lines.join('\n')).not.toMatch(/p9|andú/);
});

test('pages that the server rendered are counted, and those that it could not', async () => {
  const headers = { host: 'example.org' };
  await site.inject({ url: '/pagina-principal', headers });
  await site.inject({ url: '/crash', headers });

  expect(await figures()).toEqual(
    expect.arrayContaining([
      `release_renders_total{${ofHome},outcome="ok"} 1`,
      `release_renders_total{${ofHome},outcome="failed"} 1`,
    ]),
  );
});

test('what is live, since when and for how many is told as the registry stands', async () => {
  await changeRegistry({
    live: 'o1',
    since,
    published: ['o1'],
    canary: { id: 'o2', percent: 10, since },
    disabled: { message: 'Ya volvemos', since },
  });

  const seconds = Date.parse(since) / 1000;
  const live = 'application="mf-offers",release="o1",role="live"';
  const canary = 'application="mf-offers",release="o2",role="canary"';
  expect(await figures()).toEqual(
    expect.arrayContaining([
      'release_registry_revision 1',
      `release_visitors_ratio{${live}} 0.9`,
      `release_visitors_ratio{${canary}} 0.1`,
      `release_since_timestamp_seconds{${live}} ${seconds}`,
      `release_since_timestamp_seconds{${canary}} ${seconds}`,
      'release_paused{application="mf-offers"} 1',
      'release_paused{application="mf-public"} 0',
    ]),
  );

  await changeRegistry({ live: 'o2', published: ['o2', 'o1'] });
  const lines = await figures();
  expect(lines).toContain(
    'release_visitors_ratio{application="mf-offers",release="o2",role="live"} 1',
  );
  expect(lines.join('\n')).not.toContain('canary');
});

async function changeRegistry(offers: unknown) {
  const file = join(folder, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.applications['mf-offers'] = offers;
  writeFileSync(file, JSON.stringify(registry));
  await diskEvents();
}

test('a release that is taken back is counted', async () => {
  const registry = new Registry();
  const suspect = {
    application: 'mf-offers',
    id: 'o2',
    role: 'canary',
    other: 'o1',
    since,
  } as const;

  countLoads(registry).onVerdict(suspect);

  expect(await registry.metrics()).toContain(
    'release_taken_back_total{application="mf-offers",role="canary"} 1',
  );
});

test('of thousands of releases the latest two hundred are kept', async () => {
  const registry = new Registry();
  const { onReport, onRender } = countLoads(registry);
  for (let id = 1; id <= 3000; id += 1) {
    const release = `p${id}`;
    onReport({ ...sample, release }, true);
    onReport({ ...sample, release, outcome: 'render', isLate: true }, true);
    onRender({ ...sample, id: release, isFailure: true, address: '::1' });
  }

  const lines = (await registry.metrics()).split('\n').filter((line) => line.includes('release="'));
  expect(new Set(lines.map((line) => /release="(\w+)"/.exec(line)?.[1])).size).toBe(200);
  expect(lines.join('\n')).toContain('release="p3000"');
});

test('the figures have an address of their own, and name nobody', async () => {
  await told({});
  const logger = { error: () => undefined };
  const address = await serveMetrics(metrics, {
    host: '127.0.0.1',
    port: 0,
    logger,
    setting: 'SITE_METRICS_PORT',
  });

  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain(`release_loads_total{${ofHome},outcome="ok"} 1`);
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).not.toContain('127.0.0.1');
  const onSite = await site.inject({ url: '/metrics', headers: { host: 'example.org' } });
  expect(onSite.statusCode).toBe(404);
});
