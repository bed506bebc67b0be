import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readRegistry, readRevisions, type Registry } from '@portal/releases/registry';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { publish } from '../publish';

export const names = ['mf-a', 'mf-b'];
export const each = 20;

/** A store with a live shell and unpublished releases of each remote. */
export async function prepare() {
  const store = temporaryFolder();
  writeRelease(store, { name: 'shell', id: 's1' });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder: store });
  for (const name of names) {
    for (let index = 0; index < each; index += 1) writeRelease(store, { name, id: `r${index}` });
  }
  return store;
}

/** Publishes on a message. The process may end before its exit code is read. */
async function startPublisher(store: string, name: string) {
  const script = join(import.meta.dirname, 'publish-often.ts');
  const child = fork(script, [store, name, String(each)], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit').then(([code]): unknown => code);
  await Promise.race([once(child, 'message'), exited]);
  return { begin: () => child.send('begin'), kill: () => child.kill('SIGKILL'), exited };
}

/** Starts processes that begin to publish at the same moment. */
export async function startPublishers(store: string, publishing: readonly string[]) {
  const publishers = await Promise.all(publishing.map((name) => startPublisher(store, name)));
  publishers.forEach(({ begin }) => begin());
  return publishers;
}

export async function revisionsOf(store: string) {
  const revisions: Registry[] = [];
  for await (const one of readRevisions(store)) revisions.push(one);
  return revisions;
}

/**
 * Kills publishers in several rounds, each a little later than the one before, and checks that the
 * registry still works. Returns the last revision and the numbers of readable revisions and of
 * files.
 */
export async function surviveKills(rounds: number, atOnce: number) {
  const store = await prepare();
  let lastRevision = 1;

  for (let round = 0; round < rounds; round += 1) {
    const publishers = await startPublishers(store, Array<string>(atOnce).fill('mf-a'));
    const ends = publishers.map(async ({ kill, exited }, index) => {
      await setTimeout((round * atOnce + index) * 7);
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
  expect(revisions.every(({ change }) => change !== undefined)).toBe(true);
  const files = readdirSync(join(store, 'registry')).filter((file) => file.endsWith('.json'));
  return { last: lastRevision, revisions: revisions.length, files: files.length };
}
