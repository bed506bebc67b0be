import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@portal/releases/registry';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { disable, enable, promote, publish, publishCanary, rollback } from './publish';
import { retire } from './retire';
import { undo } from './undo';

let releasesFolder: string;
let told: string[];
const options = () => ({ releasesFolder, tell: (line: string) => void told.push(line) });

const runtime = (version: string) => ({
  provides: {
    '@portal/runtime': { version, names: [], files: [] },
    react: { version: version.startsWith('1') ? '19.3.1' : '19.3.2', names: [], files: [] },
  },
});
const needs = (range: string) => ({ requires: { '@portal/runtime': { range, names: [] } } });

const names = ['shell', 'mf-a', 'mf-b'];
/** One version of all applications; versions only fit as a whole. */
const all = (id: string) => names.map((name) => ({ name, id }));

const shown = async () => {
  const { applications } = await readRegistry(releasesFolder);
  return Object.fromEntries(
    Object.entries(applications).map(([name, { live, canary, disabled }]) => [
      name,
      [live, canary && `${canary.id} ${canary.percent} %`, disabled?.message]
        .filter(Boolean)
        .join(', '),
    ]),
  );
};

const routeOf = (path: string) => ({ ...sampleRoute, path, render: 'client' as const });

const first = { shell: 'v1', 'mf-a': 'v1', 'mf-b': 'v1' };

beforeEach(async () => {
  releasesFolder = temporaryFolder();
  told = [];
  writeRelease(releasesFolder, { name: 'shell', id: 'v1', ...runtime('1.1.0') });
  writeRelease(releasesFolder, { name: 'shell', id: 'v2', ...runtime('2.0.0') });
  for (const name of ['mf-a', 'mf-b']) {
    for (const id of ['v1', 'w1']) writeRelease(releasesFolder, { name, id, ...needs('^1.1.0') });
    writeRelease(releasesFolder, { name, id: 'v2', ...needs('^2.0.0') });
  }
  await publish(all('v1'), options());
});

const w1 = { name: 'mf-a', id: 'w1' };
const ofOne: readonly (readonly [what: string, change: () => Promise<unknown>])[] = [
  ['one application', () => publish([w1], options())],
  ['several at once', () => publish([w1, { name: 'mf-b', id: 'w1' }], options())],
  ['a major of what all share, with the shell', () => publish(all('v2'), options())],
  ['a canary', () => publishCanary([w1], { ...options(), percent: 10 })],
  ['a joint canary', () => publishCanary(all('v2'), { ...options(), percent: 10 })],
  ['an application switched off', () => disable('mf-a', 'Volvemos.', options())],
];

test.each(ofOne)('what goes up comes down: %s', async (_what, change) => {
  expect(await shown()).toEqual(first);
  await change();
  expect(await shown()).not.toEqual(first);

  const { revision } = await readRegistry(releasesFolder);
  const { revision: undone } = await undo(revision, options());
  expect(await shown()).toEqual(first);

  // An undo can be undone.
  await undo(undone, options());
  expect(await shown()).not.toEqual(first);
});

test.each([
  ['its share grows', () => publishCanary([w1], { ...options(), percent: 50 })],
  ['it is promoted', () => promote('mf-a', options())],
  ['it is taken back', () => rollback('mf-a', undefined, options())],
  ['another release goes live', () => publish([{ name: 'mf-a', id: 'x1' }], options())],
  ['the application is switched off', () => disable('mf-a', 'Volvemos.', options())],
])('a canary is again what it was, after %s', async (_what, change) => {
  writeRelease(releasesFolder, { name: 'mf-a', id: 'x1', ...needs('^1.1.0') });
  await publishCanary([w1], { ...options(), percent: 10 });
  const before = await shown();
  await change();

  const { revision } = await readRegistry(releasesFolder);
  await undo(revision, options());

  expect(await shown()).toEqual(before);
});

test('a joint canary is promoted, taken back and replaced as a whole', async () => {
  const canary = { shell: 'v1, v2 10 %', 'mf-a': 'v1, v2 10 %', 'mf-b': 'v1, v2 10 %' };
  await publishCanary(all('v2'), { ...options(), percent: 10 });
  expect(await shown()).toEqual(canary);

  await rollback('mf-b', undefined, options());
  expect(await shown()).toEqual(first);
  expect(told).toEqual([
    'shell v2 ya no es canario: iba junto con mf-a y mf-b.',
    'mf-a v2 ya no es canario: iba junto con shell y mf-b.',
  ]);

  await publishCanary(all('v2'), { ...options(), percent: 10 });
  await publish([w1], options());
  expect(await shown()).toEqual({ ...first, 'mf-a': 'w1' });
  await undo(6 - 1, options());
  expect(await shown()).toEqual(canary);

  await promote('mf-a', options());
  expect(await shown()).toEqual({ shell: 'v2', 'mf-a': 'v2', 'mf-b': 'v2' });
});

test('an application that went live for the first time is gone again', async () => {
  writeRelease(releasesFolder, { name: 'mf-new', id: 'n1' });
  const { revision } = await publish([{ name: 'mf-new', id: 'n1' }], options());

  const { revision: undone } = await undo(revision, options());
  expect(await shown()).toEqual(first);

  await undo(undone, options());
  expect(await shown()).toEqual({ ...first, 'mf-new': 'n1' });
});

test('an application that began as a canary is gone again, and its joint canary is whole again', async () => {
  writeRelease(releasesFolder, { name: 'mf-new', id: 'n1', ...needs('^2.0.0') });
  const { revision } = await publishCanary([...all('v2'), { name: 'mf-new', id: 'n1' }], {
    ...options(),
    percent: 10,
  });
  const joint = {
    ...Object.fromEntries(names.map((name) => [name, 'v1, v2 10 %'])),
    'mf-new': 'n1 10 %',
  };
  expect(await shown()).toEqual(joint);

  const promoted = await promote('mf-new', options());
  expect(await shown()).toMatchObject({ shell: 'v2', 'mf-new': 'n1' });
  await undo(promoted.revision, options());
  expect(await shown()).toEqual(joint);

  await rollback('mf-a', undefined, options());
  expect(await shown()).toEqual({ ...first, 'mf-new': '' });
  await undo(revision + 3, options());
  expect(await shown()).toEqual(joint);
});

test('a retired application is back with its addresses, and what led away from them ends', async () => {
  writeRelease(releasesFolder, { name: 'mf-c', id: 'c1', routes: [routeOf('/hola')] });
  writeRelease(releasesFolder, { name: 'mf-d', id: 'd1', routes: [routeOf('/otra')] });
  await publish(
    [
      { name: 'mf-c', id: 'c1' },
      { name: 'mf-d', id: 'd1' },
    ],
    options(),
  );
  const addresses = { dropped: [], redirects: { '/hola': '/otra' } };
  const { revision, redirects, applications } = await retire('mf-c', { ...options(), addresses });
  expect([redirects, Object.keys(applications)]).toEqual([
    { '/hola': '/otra' },
    ['shell', 'mf-a', 'mf-b', 'mf-d'],
  ]);

  const back = await undo(revision, options());
  expect(back.applications['mf-c']).toMatchObject({ live: 'c1' });
  expect(back).not.toHaveProperty('redirects');
  expect(back).not.toHaveProperty('retired');

  expect((await undo(back.revision, options())).redirects).toEqual({ '/hola': '/otra' });
});

test('an address goes from one application to another, for all or in a joint canary, and back', async () => {
  for (const [name, id, path] of [
    ['mf-c', 'c1', '/hola'],
    ['mf-c', 'c2', '/adios'],
    ['mf-d', 'd1', '/otra'],
    ['mf-d', 'd2', '/hola'],
  ] as const) {
    writeRelease(releasesFolder, { name, id, routes: [routeOf(path)] });
  }
  const ids = (c: string, d: string) => [
    { name: 'mf-c', id: c },
    { name: 'mf-d', id: d },
  ];
  await publish(ids('c1', 'd1'), options());
  const handOver = { ...options(), addresses: { dropped: ['/otra'], redirects: {} } };

  await publishCanary(ids('c2', 'd2'), { ...handOver, percent: 10 });
  const { revision } = await promote('mf-c', handOver);
  expect(await shown()).toMatchObject({ 'mf-c': 'c2', 'mf-d': 'd2' });

  await undo(revision, options());
  expect(await shown()).toMatchObject({ 'mf-c': 'c1, c2 10 %', 'mf-d': 'd1, d2 10 %' });
});

test('nothing that is undone stands in for what is live', async () => {
  const { revision } = await publish([w1], options());
  const { applications } = await undo(revision, options());

  expect(applications['mf-a']).toMatchObject({ live: 'v1', withdrawn: ['w1'] });
  expect(applications['mf-a']).not.toHaveProperty('previous');
});

test('what changed again since is undone first', async () => {
  const { revision } = await publish([w1, { name: 'mf-b', id: 'w1' }], options());
  const { revision: later } = await disable('mf-b', 'Volvemos.', options());

  await expect(undo(revision, options())).rejects.toThrow(
    `mf-b cambió otra vez después de la revisión ${revision}; deshaz antes la ${later}.`,
  );
  await undo(later, options());
  await undo(revision, options());
  expect(await shown()).toEqual(first);
});

test('what others did meanwhile stays', async () => {
  const { revision } = await publish([w1], options());
  await disable('mf-b', 'Volvemos.', options());
  await enable('mf-b', options());

  await undo(revision, options());
  expect(await shown()).toEqual(first);
});

test.each([
  [
    'a revision that there is not',
    99,
    'No se conserva la revisión 99 del registro; mira cuáles hay con «history».',
  ],
  [
    'what made the shell live for the first time',
    1,
    'No hay ningún shell publicado; publícalo antes que las demás aplicaciones.',
  ],
])('%s cannot be undone', async (_what, revision, sentence) => {
  await expect(undo(revision, options())).rejects.toThrow(sentence);
  expect(await shown()).toEqual(first);
});

test('a release that is gone cannot come back', async () => {
  const { revision } = await publish([w1], options());
  rmSync(join(releasesFolder, 'mf-a/v1'), { recursive: true });

  await expect(undo(revision, options())).rejects.toThrow(
    'mf-a v1 ya no está en el almacén; constrúyelo otra vez.',
  );
});

test('what no longer fits what is live cannot come back', async () => {
  const { revision } = await publish(all('v2'), options());
  writeRelease(releasesFolder, { name: 'mf-c', id: 'c1', ...needs('^2.0.0') });
  await publish([{ name: 'mf-c', id: 'c1' }], options());

  await expect(undo(revision, options())).rejects.toThrow('mf-c c1 se construyó con');
  expect(await shown()).toMatchObject({ shell: 'v2' });
});
