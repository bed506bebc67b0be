import { existsSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withRegistryLock } from '@portal/releases/write-revisions';
import type { Channel } from '@portal/releases/registry';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { collectGarbage } from './collect-garbage';
import { publish } from './publish';

const day = 24 * 60 * 60 * 1000;

let store: string;

beforeEach(() => {
  store = temporaryFolder();
  mkdirSync(join(store, 'registry'));
});

function build(name: string, id: string, { daysAgo = 60, development = '' } = {}) {
  writeRelease(store, { name, id, ...(development && { development }) });
  age(join(store, name, id), daysAgo);
}

function age(folder: string, daysAgo: number) {
  const time = new Date(Date.now() - daysAgo * day);
  utimesSync(folder, time, time);
}

const channelOf = (live: string, more: Partial<Channel> = {}) => ({
  live,
  published: [live],
  ...more,
});

/** Writes revisions of mf-a; the last one becomes the registry. */
function writeRevisions(...revisions: readonly (readonly [daysAgo: number, channel: object])[]) {
  for (const [index, [daysAgo, channel]] of revisions.entries()) {
    const revision = index + 1;
    const at = new Date(Date.now() - daysAgo * day).toISOString();
    const text = JSON.stringify({
      schema: 1,
      revision,
      applications: { shell: channelOf('s1'), 'mf-a': channel },
      change: { at, who: 'ana', action: 'publish', changes: [] },
    });
    writeFileSync(join(store, `registry/${String(revision).padStart(6, '0')}.json`), text);
    writeFileSync(join(store, 'registry.json'), text);
  }
}

const collect = (isDryRun = false) => collectGarbage({ releasesFolder: store }, { isDryRun });
const isThere = (path: string) => existsSync(join(store, path));
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id).toSorted();

/** Messages about a removed release: if it was found before, or not. */
const toldOf = (id: string) => [
  `mf-a ${id} ya no está en el almacén; constrúyelo otra vez.`,
  `mf-a ${id}: su release.json falta, está dañado o es de una versión más nueva de estas herramientas.`,
];

test('what nobody can need goes, with its bytes told', async () => {
  build('shell', 's1');
  for (const id of ['a1', 'a2', 'a9']) build('mf-a', id);
  writeRevisions([60, channelOf('a1')], [40, channelOf('a2', { published: ['a2', 'a1'] })]);

  const planned = await collect(true);
  expect(idsOf(planned)).toEqual(['a9']);
  expect(planned[0]?.bytes).toBeGreaterThan(100);
  expect(isThere('mf-a/a9')).toBe(true);

  expect(await collect()).toEqual(planned);
  expect(readdirSync(join(store, 'mf-a')).toSorted()).toEqual(['a1', 'a2']);
  expect(await collect()).toEqual([]);
});

test('what a page may still be made of that was opened 30 days ago stays', async () => {
  for (const id of ['a1', 'a2', 'a3', 'a4']) build('mf-a', id);
  build('shell', 's1');
  writeRevisions(
    [90, channelOf('a1')],
    // Live at the start of the 30 days, together with its fallback.
    [40, channelOf('a3', { previous: 'a2' })],
    [20, channelOf('a4')],
  );

  expect(idsOf(await collect())).toEqual(['a1']);
});

test('what a browser may have chosen within these days stays', async () => {
  for (const id of ['a1', 'a2', 'a3']) build('mf-a', id);
  build('shell', 's1');
  writeRevisions(
    [90, channelOf('a1')],
    [40, channelOf('a3', { published: ['a3', 'a2'] })],
    // Later revisions no longer mention the older releases.
    [20, channelOf('a3', { published: ['a3'] })],
  );

  expect(idsOf(await collect())).toEqual(['a1']);
});

test('what is live, stands in for it, is a canary or can be chosen stays, and the development of a shell with it', async () => {
  build('shell', 's1', { development: 's1dev' });
  build('shell', 's1dev');
  for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) build('mf-a', id);
  writeRevisions([
    90,
    channelOf('a2', {
      previous: 'a1',
      canary: { id: 'a3', percent: 5 },
      published: ['a2', 'a1', 'a5'],
      withdrawn: ['a4'],
    }),
  ]);

  expect(await collect()).toEqual([]);
});

test('what was built or begun within a day stays, and what was left over from long ago goes', async () => {
  build('shell', 's1');
  build('mf-a', 'a1');
  build('mf-a', 'a2', { daysAgo: 0.5 });
  for (const [draft, daysAgo] of [
    ['.draft-a3-1', 0.5],
    ['.draft-a3-2', 2],
    ['.gone-1', 0],
  ] as const) {
    mkdirSync(join(store, 'mf-a', draft));
    age(join(store, 'mf-a', draft), daysAgo);
  }
  writeRevisions([90, channelOf('a1')]);

  expect(idsOf(await collect())).toEqual(['.draft-a3-2', '.gone-1']);
});

test('whoever publishes what is being removed is told, and nothing that is gone goes live', async () => {
  build('shell', 's1');
  for (const id of ['a1', 'a2']) build('mf-a', id);
  writeRevisions([90, channelOf('a1')]);

  // The release is removed after its checks and before it is published.
  const [publishing, collecting] = await withRegistryLock(store, async () => [
    publish([{ name: 'mf-a', id: 'a2' }], { releasesFolder: store }).then(
      () => 'live',
      (failure: Error) => failure.message,
    ),
    collect(),
  ]);
  const [outcome, removed] = [await publishing, await collecting];

  expect([['live', []], ...toldOf('a2').map((told) => [told, ['a2']])]).toContainEqual([
    outcome,
    idsOf(removed ?? []),
  ]);
  expect(isThere('mf-a/a2')).toBe(outcome === 'live');
});

test('whoever publishes is told that the release is gone, whenever it went', async () => {
  build('shell', 's1');
  build('mf-a', 'a1');
  writeRevisions([90, channelOf('a1')]);
  const outcomes = new Set<string>();

  for (let turns = 0; turns < 60; turns += 1) {
    const id = `b${turns}`;
    build('mf-a', id);
    const publishing = publish([{ name: 'mf-a', id }], { releasesFolder: store }).then(
      () => 'live',
      (failure: Error) => failure.message.replace(id, 'b'),
    );
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    renameSync(join(store, 'mf-a', id), join(store, 'mf-a', `.gone-${id}`));
    outcomes.add(await publishing);
    // Makes a1 live again, so that each turn starts alike.
    if (outcomes.has('live')) writeRevisions([90, channelOf('a1')]);
  }

  expect(outcomes).toContain('mf-a b ya no está en el almacén; constrúyelo otra vez.');
  expect(['live', ...toldOf('b')]).toEqual(expect.arrayContaining([...outcomes]));
});
