import * as v from 'valibot';
import { parseRegistry } from './registry';
import { readRelease, release, releaseFolder } from './release';
import { hostileNames } from './testing/hostile-names';
import { temporaryFolder, writeRelease } from './testing/sample-releases';

type Kind = {
  readonly where: string;
  readonly good: string;
  /** Text that contains the name in this place. */
  readonly give: (name: string) => object;
};

const channel = { live: 'a1', published: ['a1'], withdrawn: [] };

const ofChannel = (change: object) => ({ applications: { 'mf-a': { ...channel, ...change } } });

const ofChange = (change: object) => ({
  change: { at: '2026-11-28T00:00:00.000Z', who: 'ana', action: 'gc', changes: [], ...change },
});

const counts = { loads: 1, failures: 0 };

const ofRegistry: readonly Kind[] = [
  {
    where: 'an application',
    good: 'mf-a',
    give: (name) => ({ applications: { [name]: channel } }),
  },
  { where: 'what is live', good: 'b1', give: (live) => ofChannel({ live }) },
  { where: 'what stands in', good: 'b1', give: (previous) => ofChannel({ previous }) },
  { where: 'a canary', good: 'b1', give: (id) => ofChannel({ canary: { id, percent: 10 } }) },
  { where: 'what was published', good: 'b1', give: (id) => ofChannel({ published: [id] }) },
  { where: 'what was taken back', good: 'b1', give: (id) => ofChannel({ withdrawn: [id] }) },
  {
    where: 'what changed',
    good: 'mf-a',
    give: (application) => ofChange({ changes: [{ application }] }),
  },
  {
    where: 'what it was before',
    good: 'b1',
    give: (from) => ofChange({ changes: [{ application: 'mf-a', from }] }),
  },
  {
    where: 'what it became',
    good: 'b1',
    give: (to) => ofChange({ changes: [{ application: 'mf-a', to }] }),
  },
  {
    where: 'what was counted',
    good: 'b1',
    give: (id) => ofChange({ counts: { [`mf-a/${id}`]: counts } }),
  },
];

const measured = { bytes: 1, integrity: 'sha256-' };

const ofRelease: readonly Kind[] = [
  { where: 'its application', good: 'mf-b', give: (name) => ({ name }) },
  { where: 'its id', good: 'b1', give: (id) => ({ id }) },
  { where: 'the one for development', good: 'b1', give: (development) => ({ development }) },
  { where: 'its entry', good: 'main.js', give: (entry) => ({ entry }) },
  { where: 'a file', good: 'assets/a-b.c1.svg', give: (file) => ({ files: { [file]: measured } }) },
  {
    where: 'a file',
    good: 'assets/Foto del equipo@2x (año 2).c1.png',
    give: (file) => ({ files: { [file]: measured } }),
  },
  { where: 'a page', good: 'home/home-page', give: (page) => ({ pages: { [page]: [] } }) },
  {
    where: 'its script',
    good: '123.js',
    give: (file) => ({ pages: { 'home/home-page': [file] } }),
  },
  { where: 'what it shares', good: 'home/home-page', give: (page) => ({ shares: { [page]: [] } }) },
  {
    where: 'a script of a shared module',
    good: '123.js',
    give: (file) => ({ provides: { react: { version: '1.0.0', names: [], files: [file] } } }),
  },
  {
    where: 'the page of a route',
    good: 'home/home-page',
    give: (page) => ({
      routes: [{ path: '/', title: 'Inicio', page, access: 'public', render: 'server' }],
    }),
  },
];

/** Files and pages may be in folders, and file names may have any language's letters. */
const isHarmless = ({ good }: Kind, name: string) =>
  (/[/.]/.test(good) && name === 'a/b') || (good.includes('.') && ['a b', 'á'].includes(name));

const everyCase = (kinds: readonly Kind[]) =>
  kinds.flatMap((kind) =>
    hostileNames
      .filter(([, name]) => !isHarmless(kind, name))
      .map(([what, name]) => [`${kind.where} is ${what}`, kind.give(name)] as const),
  );

const registryWith = (given: object) =>
  parseRegistry(JSON.stringify({ schema: 1, revision: 2, applications: {}, ...given }));

test.each(ofRegistry)('a registry is read with $good for $where', ({ good, give }) => {
  expect(registryWith(give(good))).toMatchObject(give(good));
});

test.each(everyCase(ofRegistry))('no registry is read in which %s', (_what, given) => {
  expect(() => registryWith(given)).toThrow(
    /no es el nombre de una aplicación|no es el id de una versión|no nombra una versión/,
  );
});

const written = writeRelease(temporaryFolder(), { name: 'mf-a', id: 'a1' });

test.each(ofRelease)('a description is read with $good for $where', ({ good, give }) => {
  expect(v.parse(release, { ...written, ...give(good) })).toMatchObject(give(good));
});

test.each(everyCase(ofRelease))('no description is read in which %s', (_what, given) => {
  expect(v.is(release, { ...written, ...given })).toBe(false);
});

test.each(hostileNames)('no release is looked for under %s', async (_what, name) => {
  const noId = 'no es el id de una versión';
  expect(() => releaseFolder('/releases', name, 'a1')).toThrow('no es el nombre de una aplicación');
  expect(() => releaseFolder('/releases', 'mf-a', name)).toThrow(noId);
  await expect(readRelease(temporaryFolder(), 'mf-a', name)).rejects.toThrow(noId);
});
