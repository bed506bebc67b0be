import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readRegistry, readRevisions, type Registry } from '@portal/releases/registry';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { publish } from './publish';

jest.setTimeout(300_000);

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

/** A process that publishes in turn; it has begun. */
async function startPublisher(store: string, name: string) {
  const script = join(import.meta.dirname, 'testing/publish-often.ts');
  const child = fork(script, [store, name, String(each)], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

async function revisionsOf(store: string) {
  const revisions: Registry[] = [];
  for await (const one of readRevisions(store)) revisions.push(one);
  return revisions;
}

test('two who publish twenty times each at once lose nothing', async () => {
  const store = await prepare();
  const publishers = await Promise.all(names.map((name) => startPublisher(store, name)));

  const codes = await Promise.all(publishers.map(async (child) => (await once(child, 'exit'))[0]));

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
    const publishers = await Promise.all(
      Array.from({ length: 5 }, () => startPublisher(store, 'mf-a')),
    );
    const ends = publishers.map(async (publisher, index) => {
      const end = once(publisher, 'exit');
      await setTimeout((round * 5 + index) * 7);
      publisher.kill('SIGKILL');
      await end;
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
