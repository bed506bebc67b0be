import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readRegistry, readRevisions, type Registry } from '@portal/releases/registry';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { publish } from './publish';

jest.setTimeout(120_000);

const names = ['mf-a', 'mf-b'];
const each = 20;

async function prepare() {
  const store = temporaryFolder();
  writeRelease(store, { name: 'shell', id: 's1' });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder: store });
  for (const name of names) {
    for (let index = 0; index < each; index += 1) writeRelease(store, { name, id: `r${index}` });
  }
  return store;
}

/** A process that will publish in turn as soon as it is told to. It may end before anybody asks for its code. */
async function startPublisher(store: string, name: string) {
  const script = join(import.meta.dirname, 'testing/publish-often.ts');
  const child = fork(script, [store, name, String(each)], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit').then(([code]): unknown => code);
  await Promise.race([once(child, 'message'), exited]);
  return { begin: () => child.send('begin'), kill: () => child.kill('SIGKILL'), exited };
}

/** Processes that begin to publish at the same moment, however long each took to start. */
async function startPublishers(store: string, publishing: readonly string[]) {
  const publishers = await Promise.all(publishing.map((name) => startPublisher(store, name)));
  publishers.forEach(({ begin }) => begin());
  return publishers;
}

async function revisionsOf(store: string) {
  const revisions: Registry[] = [];
  for await (const one of readRevisions(store)) revisions.push(one);
  return revisions;
}

test('two who publish twenty times each at once lose nothing', async () => {
  const store = await prepare();
  const publishers = await startPublishers(store, names);

  const codes = await Promise.all(publishers.map(({ exited }) => exited));

  expect(codes).toEqual([0, 0]);
  const { revision, applications } = await readRegistry(store);
  expect(revision).toBe(1 + names.length * each);
  for (const name of names) {
    expect(applications[name]).toMatchObject({ live: `r${each - 1}`, previous: `r${each - 2}` });
  }
  const revisions = await revisionsOf(store);
  expect(revisions.map((one) => one.revision)).toEqual(
    Array.from({ length: revision }, (_unused, index) => revision - index),
  );
  const made = revisions.flatMap(({ change }) => change?.changes ?? []);
  for (const name of names) {
    const ids = made.filter(({ application }) => application === name).map(({ to }) => to);
    expect(ids.toReversed()).toEqual(Array.from({ length: each }, (_unused, index) => `r${index}`));
  }
});

test('twenty publishers that are killed at any moment leave a registry that the next one goes on with', async () => {
  const store = await prepare();
  let lastRevision = 1;

  // Some at a time, so that they meet each other as well.
  for (let round = 0; round < 4; round += 1) {
    const publishers = await startPublishers(store, Array<string>(5).fill('mf-a'));
    const ends = publishers.map(async ({ kill, exited }, index) => {
      await setTimeout((round * 5 + index) * 7);
      kill();
      await exited;
    });
    await Promise.all(ends);

    const { revision } = await readRegistry(store);
    expect(revision).toBeGreaterThanOrEqual(lastRevision);
    const next = `r${round}`;
    const after = await publish([{ name: 'mf-b', id: next }], { releasesFolder: store });
    expect(after.applications['mf-b']).toMatchObject({ live: next });
    lastRevision = after.revision;
  }

  const revisions = await revisionsOf(store);
  expect(revisions).toHaveLength(lastRevision);
  expect(revisions.every(({ change }) => change !== undefined)).toBe(true);
  // Nothing half written lies about that somebody could take for a revision.
  const files = readdirSync(join(store, 'registry')).filter((file) => file.endsWith('.json'));
  expect(files).toHaveLength(lastRevision);
});
