import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import type { LoadReport } from '@portal/releases/load-report';
import type { Registry as Releases } from '@portal/releases/registry';
import { countLoads } from './count-loads';
import { watchReleases } from './watch-releases';

const board: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, 'grafana-board.json'), 'utf8'),
);

const since = '2026-11-23T10:00:00.000Z';
const channel = { live: 'p1', since, published: ['p1'], withdrawn: [] };
const releases: Releases = { schema: 1, revision: 1, applications: { 'mf-public': channel } };

const report: LoadReport = {
  application: 'mf-public',
  release: 'p1',
  shell: 's1',
  route: '/',
  outcome: 'ok',
  tries: 1,
  time: 100,
};

/** Labels of each release metric by name, from a process in which every event has occurred once. */
async function figures() {
  const registry = new Registry();
  watchReleases({ registry: () => Promise.resolve(releases) }, registry);
  const { onReport, onRender, onVerdict } = countLoads(registry);
  onReport(report, true);
  onReport({ ...report, outcome: 'render', isLate: true }, true);
  onReport(report, false);
  onRender({ application: 'mf-public', id: 'p1', shell: 's1', isFailure: false, address: '::1' });
  onVerdict({ application: 'mf-public', id: 'p1', role: 'live', other: 'p0', since });
  const lines = (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('release_'));
  return new Map(
    lines.map((line) => {
      const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
      return [name, [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)] as const;
    }),
  );
}

function queriesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && ['expr', 'query'].includes(key) ? [inner] : queriesIn(inner),
  );
}

const queries = queriesIn(board).filter((query) => query !== 'prometheus');
const namesIn = (query: string) => query.match(/\brelease_\w+/g) ?? [];

const labelsIn = (query: string) => [
  ...[...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', ')),
  ...[...query.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label = '']) => label),
];

test('the board asks for figures and labels that there are', async () => {
  const known = await figures();

  expect(queries.length).toBeGreaterThan(10);
  for (const query of queries) {
    const names = namesIn(query);
    expect([query, names.length]).not.toEqual([query, 0]);
    for (const name of names) {
      expect([...known.keys()]).toContain(name);
      for (const label of labelsIn(query)) expect(known.get(name)).toContain(label);
    }
  }
});

test('the board shows every figure of releases', async () => {
  const shown = new Set(queries.flatMap(namesIn).map(familyOf));
  const all = new Set([...(await figures()).keys()].map(familyOf));

  expect([...all].toSorted()).toEqual([...shown].toSorted());
});

/** A histogram consists of several series. */
const familyOf = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
