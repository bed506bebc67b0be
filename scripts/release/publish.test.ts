import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '../../shell/server/releases/registry';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '../../shell/server/testing/sample-releases';
import { publish, rollback } from './publish';

const releasesFolder = temporaryFolder();
const options = { releasesFolder };

const liveOf = async (name: string) => (await readRegistry(releasesFolder)).applications[name];

/** Stands for the shell's Node build: one page breaks it, another asks an API that is not there. */
const renderer = `process.on('message', ({ ticket, url }) => {
  const failures = { '/rota': [], '/con-datos': [{ path: '/api/ofertas', status: 503, hash: '' }] };
  process.send(failures[url]
    ? { kind: 'failure', ticket, reason: 'window is not defined', reads: failures[url] }
    : { kind: 'page', ticket, page: { head: '', body: '', styles: [], data: {}, reads: [] } });
});`;

beforeAll(async () => {
  writeRelease(releasesFolder, {
    name: 'shell',
    id: 's1',
    contents: { 'node/main.cjs': renderer },
    provides: { '@portal/runtime': { version: '1.2.0', names: ['Link'], files: [] } },
  });
  await publish([{ name: 'shell', id: 's1' }], options);
});

test('makes a release live and keeps the one before as the last good one', async () => {
  for (const id of ['a1', 'a2']) {
    writeRelease(releasesFolder, { name: 'mf-a', id });
    await publish([{ name: 'mf-a', id }], options);
  }

  expect(await liveOf('mf-a')).toEqual({ live: 'a2', previous: 'a1', published: ['a2', 'a1'] });
});

test('goes back to the release before, which a bad release never takes over from', async () => {
  await rollback('mf-a', undefined, options);

  expect(await liveOf('mf-a')).toEqual({ live: 'a1', published: ['a2', 'a1'] });
});

test('refuses to go back to what was never published', async () => {
  await expect(rollback('mf-a', 'a9', options)).rejects.toThrow('mf-a a9 was never published.');
});

test('publishing what is live changes nothing', async () => {
  const { revision } = await readRegistry(releasesFolder);

  await publish([{ name: 'mf-a', id: 'a1' }], options);

  expect((await readRegistry(releasesFolder)).revision).toBe(revision);
});

test('refuses a release with a file that changed since it was built', async () => {
  writeRelease(releasesFolder, { name: 'mf-b', id: 'b1' });
  appendFileSync(join(releasesFolder, 'mf-b/b1/remoteEntry.js'), 'steal()');

  await expect(publish([{ name: 'mf-b', id: 'b1' }], options)).rejects.toThrow(
    'mf-b b1: remoteEntry.js is not the file that was built.',
  );
  expect(await liveOf('mf-b')).toBeUndefined();
});

test('refuses a remote that uses a name which the live shell does not provide', async () => {
  writeRelease(releasesFolder, {
    name: 'mf-c',
    id: 'c1',
    requires: { '@portal/runtime': { range: '^1.0.0', names: ['Link', 'useWeather'] } },
  });

  await expect(publish([{ name: 'mf-c', id: 'c1' }], options)).rejects.toThrow(
    'mf-c c1 needs @portal/runtime’s export useWeather, which shell s1 does not provide.',
  );
});

test('refuses a route that another remote has', async () => {
  writeRelease(releasesFolder, { name: 'mf-d', id: 'd1', routes: [sampleRoute] });
  writeRelease(releasesFolder, { name: 'mf-e', id: 'e1', routes: [sampleRoute] });
  await publish([{ name: 'mf-d', id: 'd1' }], options);

  await expect(publish([{ name: 'mf-e', id: 'e1' }], options)).rejects.toThrow(
    'mf-d and mf-e both claim the route /pagina-principal.',
  );
});

test('refuses a remote with a page that the server cannot render', async () => {
  const routes = [{ ...sampleRoute, path: '/rota' }];
  writeRelease(releasesFolder, { name: 'mf-f', id: 'f1', routes });

  await expect(publish([{ name: 'mf-f', id: 'f1' }], options)).rejects.toThrow(
    'mf-f f1: the server cannot render /rota: Error: window is not defined',
  );
  expect(await liveOf('mf-f')).toBeUndefined();
});

test('takes a page that lacks only its data', async () => {
  const routes = [{ ...sampleRoute, path: '/con-datos' }];
  writeRelease(releasesFolder, { name: 'mf-g', id: 'g1', routes });

  await publish([{ name: 'mf-g', id: 'g1' }], options);

  expect(await liveOf('mf-g')).toMatchObject({ live: 'g1' });
});

test('many who publish at once lose nothing, and every revision is kept', async () => {
  const before = (await readRegistry(releasesFolder)).revision;
  const names = Array.from({ length: 20 }, (_unused, index) => `mf-team-${index}`);
  for (const name of names) writeRelease(releasesFolder, { name, id: 'r1' });

  await Promise.all(names.map((name) => publish([{ name, id: 'r1' }], options)));

  const { revision, applications } = await readRegistry(releasesFolder);
  expect(revision).toBe(before + names.length);
  expect(Object.keys(applications)).toEqual(expect.arrayContaining(names));
  expect(readdirSync(join(releasesFolder, 'registry'))).toHaveLength(revision);
  const log = readFileSync(join(releasesFolder, 'registry.log.jsonl'), 'utf8').trim().split('\n');
  expect(log).toHaveLength(revision);
});
