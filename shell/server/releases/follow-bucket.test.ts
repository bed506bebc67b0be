import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createReleasesBucket, type ReleasesBucket } from '@portal/releases/bucket/releases-bucket';
import { changeRegistry, type Store } from '@portal/releases/change-registry';
import { published, withCanary } from '@portal/releases/channel';
import { loadReportsPath } from '@portal/releases/load-report';
import { readRegistry, type Channel, type Registry } from '@portal/releases/registry';
import {
  notFoundRoute,
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { openBucket } from '@portal/server/s3-bucket';
import { startAwsServer } from '@portal/server/testing/aws-s3-server';
import { eventually } from '../testing/eventually';
import { createSampleSite } from '../testing/sample-site';
import { followBucket } from './follow-bucket';

jest.setTimeout(60_000);

let server: Awaited<ReturnType<typeof startAwsServer>>;
let publisher: Store;
let log: string;
const ending: (() => unknown)[] = [];

beforeEach(async () => {
  server = await startAwsServer();
  publisher = machine();
  log = '';
  await publish('shell', 's1');
  await publish('mf-a', 'a1');
});

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
  server.stop();
});

function machine(releasesFolder = temporaryFolder()): Store & { readonly bucket: ReleasesBucket } {
  const bucket = createReleasesBucket(openBucket(server.settings), releasesFolder);
  return { releasesFolder, bucket };
}

type Name = 'shell' | 'mf-a';

/** Writes a shell that is never asked to render, or a remote with one page. */
const writeSample = (releasesFolder: string, name: Name, id: string) =>
  writeRelease(
    releasesFolder,
    name === 'shell'
      ? {
          name,
          id,
          routes: [notFoundRoute],
          contents: { 'node/main.cjs': "process.on('disconnect', () => process.exit());" },
        }
      : { name, id, routes: [{ ...sampleRoute, render: 'client' }] },
  );

async function publish(name: Name, id: string, choose = published) {
  writeSample(publisher.releasesFolder, name, id);
  await changeRegistry(publisher, async ({ applications }: Registry) => ({
    applications: { [name]: choose(applications[name], id) },
    change: { who: 'ana', action: 'publish', changes: [{ application: name, to: id }] },
  }));
}

/** Starts a site on a simulated machine that follows the bucket. */
async function start(store = machine()) {
  const site = await createSampleSite({
    ...store,
    trustProxy: '1',
    logLevel: 'warn',
    logStream: { write: (line) => void (log += line) },
  });
  ending.push(() => site.close());
  ending.push(await followBucket({ ...store, log: site.log, interval: 20 }));
  return { site, releasesFolder: store.releasesFolder };
}

type RunningSite = Awaited<ReturnType<typeof start>>;

async function liveOf({ site }: RunningSite, name: Name) {
  const { body } = await site.inject({
    url: '/pagina-principal',
    headers: { host: 'example.org', cookie: 'portal-share=5' },
  });
  return new RegExp(String.raw`/releases/${name}/(\w+)/`).exec(body)?.[1];
}

test('a site begins with what the bucket holds, and takes what goes live anywhere', async () => {
  const one = await start();
  const other = await start();
  expect(await liveOf(one, 'mf-a')).toBe('a1');

  await publish('mf-a', 'a2');

  for (const site of [one, other]) {
    await eventually(async () => expect(await liveOf(site, 'mf-a')).toBe('a2'));
  }
  const script = await one.site.inject({
    url: '/releases/mf-a/a2/remoteEntry.js',
    headers: { host: 'example.org' },
  });
  expect(script.body).toBe('/* mf-a a2 */');
});

test('with the bucket away pages come as before, and what was published meanwhile comes after', async () => {
  const one = await start();
  server.faults.isAway = true;
  await eventually(() => expect(log).toContain('Cannot read the releases bucket'));

  expect(await liveOf(one, 'mf-a')).toBe('a1');
  server.faults.isAway = false;
  await publish('mf-a', 'a2');

  await eventually(async () => expect(await liveOf(one, 'mf-a')).toBe('a2'));

  expect(log.match(/Cannot read the releases bucket/g)).toHaveLength(1);
  expect(log).toContain('is reachable again');
});

test('a site starts without the bucket if it has a copy, and else says why it cannot', async () => {
  const { releasesFolder } = await start();
  server.faults.isAway = true;

  expect(await liveOf(await start(machine(releasesFolder)), 'shell')).toBe('s1');
  await expect(start()).rejects.toThrow(
    'El almacén S3 de versiones no responde; inténtalo de nuevo más tarde.',
  );
});

test('a release before that is gone from the bucket is told, and nothing else waits for it', async () => {
  await publish('mf-a', 'a2');
  for (const key of server.objects.keys()) {
    if (key.startsWith('mf-a/a1/')) server.objects.delete(key);
  }
  const one = await start();
  await eventually(() => expect(log).toContain('mf-a/a1'));

  await publish('mf-a', 'a3');
  await eventually(async () => expect(await liveOf(one, 'mf-a')).toBe('a3'));
});

test('a bad canary that one site takes back is taken back for all', async () => {
  const canaryOf = (channel: Channel | undefined, id: string) =>
    withCanary(channel ?? published(undefined, id), { id, percent: 50 });
  await publish('mf-a', 'a2', canaryOf);
  const [one, other] = [await start(), await start()];
  expect(await liveOf(one, 'mf-a')).toBe('a2');

  for (let visitor = 1; visitor <= 80; visitor += 1) {
    await one.site.inject({
      method: 'POST',
      url: loadReportsPath,
      headers: {
        host: 'example.org',
        'content-type': 'text/plain;charset=UTF-8',
        'x-forwarded-for': `10.0.0.${visitor}`,
      },
      payload: JSON.stringify([reportOf(visitor % 2 === 0 ? 'a2' : 'a1')]),
    });
  }

  await eventually(async () => expect(await liveOf(other, 'mf-a')).toBe('a1'));
  const { change } = await readRegistry(other.releasesFolder);
  expect(change).toMatchObject({ who: 'guardia', action: 'take-back' });
});

/** The canary always fails, the live release never. */
const reportOf = (id: string) => ({
  application: 'mf-a',
  release: id,
  shell: 's1',
  route: sampleRoute.path,
  outcome: id === 'a2' ? 'chunk' : 'ok',
  tries: 1,
  time: 300,
});

test('a copy that lost a release gets it again when it starts', async () => {
  const { releasesFolder } = await start();
  rmSync(join(releasesFolder, 'mf-a/a1'), { recursive: true });

  const again = await start(machine(releasesFolder));

  await eventually(async () => expect(await liveOf(again, 'mf-a')).toBe('a1'));
});
