import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openBucket } from '@portal/server/s3-bucket';
import { startAwsServer } from '@portal/server/testing/aws-s3-server';
import { changeRegistry, type Store } from '../change-registry';
import { published } from '../channel';
import { readProvenance, signRelease } from '../provenance';
import { readRegistry, readRevisions, type Registry } from '../registry';
import { newPrivateKey, openSigner } from '../signing-key';
import { hostileNames } from '../testing/hostile-names';
import { temporaryFolder, writeRelease } from '../testing/sample-releases';
import { createReleasesBucket, type ReleasesBucket } from './releases-bucket';

jest.setTimeout(60_000);

let server: Awaited<ReturnType<typeof startAwsServer>>;

beforeEach(async () => {
  server = await startAwsServer();
});

afterEach(() => server.stop());

/** A separate machine, with an empty folder as its copy. */
function machine(releasesFolder = temporaryFolder()): Store & { readonly bucket: ReleasesBucket } {
  const bucket = createReleasesBucket(openBucket(server.settings), releasesFolder);
  return { releasesFolder, bucket };
}

function publish(store: Store, name: string, id: string) {
  return changeRegistry(store, async ({ applications }) => ({
    applications: { [name]: published(applications[name], id) },
    change: { who: 'ana', action: 'publish', changes: [{ application: name, to: id }] },
  }));
}

function buildAndPublish(store: Store, name: string, id: string) {
  writeRelease(store.releasesFolder, { name, id });
  return publish(store, name, id);
}

const fileOf = ({ releasesFolder }: Store, path: string) =>
  readFileSync(join(releasesFolder, path), 'utf8');

test('a signature travels with its release, and of several who sign it the first counts', async () => {
  const [one, other] = [machine(), machine()];
  const [first, second] = ['ana', 'eva'].map((name) => openSigner(newPrivateKey(), name));
  const release = { name: 'mf-a', id: 'a1' };
  for (const [store, signer] of [
    [one, first],
    [other, second],
  ] as const) {
    writeRelease(store.releasesFolder, release);
    if (signer) await signRelease(store.releasesFolder, release, { signer, origin: {} });
  }
  await publish(one, 'mf-a', 'a1');
  await other.bucket.send([release]);
  await other.bucket.take([release]);

  expect(await readProvenance(other.releasesFolder, release)).toMatchObject({ signer: 'ana' });
  const third = machine();
  await third.bucket.pull();
  expect(await readProvenance(third.releasesFolder, release)).toMatchObject({ signer: 'ana' });
});

test('a signature is added to a release that a bucket has had unsigned', async () => {
  const [one, other] = [machine(), machine()];
  const release = { name: 'mf-a', id: 'a1' };
  await buildAndPublish(one, 'mf-a', 'a1');
  const signer = openSigner(newPrivateKey(), 'ana');
  await signRelease(one.releasesFolder, release, { signer, origin: {} });
  await one.bucket.send([release]);
  await other.bucket.pull();

  expect(await readProvenance(other.releasesFolder, release)).toMatchObject({ signer: 'ana' });
});

test('what one machine publishes is whole on another before it is live there', async () => {
  const [one, other] = [machine(), machine()];
  await buildAndPublish(one, 'mf-a', 'a1');
  await buildAndPublish(one, 'mf-a', 'a2');

  await other.bucket.pull();

  expect(await readRegistry(other.releasesFolder)).toEqual(await readRegistry(one.releasesFolder));
  expect(fileOf(other, 'mf-a/a2/remoteEntry.js')).toBe('/* mf-a a2 */');
  expect(readdirSync(join(other.releasesFolder, 'mf-a')).toSorted()).toEqual(['a1', 'a2']);
});

test('of many machines that publish at once none loses anything, and each revision is made once', async () => {
  const machines = Array.from({ length: 4 }, machine);
  const publishing = machines.map(async (store, index) => {
    for (const round of [1, 2, 3]) await buildAndPublish(store, `mf-${index}`, `r${round}`);
  });
  await Promise.all(publishing);

  const last = machine();
  await last.bucket.pull();
  const { revision, applications } = await readRegistry(last.releasesFolder);
  expect(revision).toBe(12);
  expect(Object.values(applications).map(({ published: ids }) => ids)).toEqual(
    machines.map(() => ['r3', 'r2', 'r1']),
  );
  const noted: number[] = [];
  for await (const one of readRevisions(last.releasesFolder)) noted.push(one.revision);
  expect(noted).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a release that was damaged in the bucket goes live nowhere, and what was live stays', async () => {
  const [one, other] = [machine(), machine()];
  await buildAndPublish(one, 'mf-a', 'a1');
  await other.bucket.pull();
  await buildAndPublish(one, 'mf-a', 'a2');
  server.objects.set('mf-a/a2/remoteEntry.js', Buffer.from('alert(1)'));

  await expect(other.bucket.pull()).rejects.toThrow(
    'mf-a a2: remoteEntry.js falta o no coincide con su hash en release.json.',
  );
  expect((await readRegistry(other.releasesFolder)).applications['mf-a']?.live).toBe('a1');
  expect(readdirSync(other.releasesFolder).toSorted()).toEqual([
    'mf-a',
    'registry',
    'registry.json',
  ]);
});

test('the maps of scripts stay on the machine that built them', async () => {
  const [one, other] = [machine(), machine()];
  writeRelease(one.releasesFolder, { name: 'mf-a', id: 'a1' });
  writeFileSync(join(one.releasesFolder, 'mf-a/a1/remoteEntry.js.map'), '{}');
  await publish(one, 'mf-a', 'a1');
  await other.bucket.pull();

  expect([...server.objects.keys()].filter((key) => key.endsWith('.map'))).toEqual([]);
  expect(readdirSync(join(other.releasesFolder, 'mf-a/a1'))).not.toContain('remoteEntry.js.map');
});

test('whoever writes into the bucket writes nowhere else on the machines', async () => {
  const [one, other] = [machine(), machine()];
  await buildAndPublish(one, 'mf-a', 'a1');
  // Key in the listing and in the request.
  for (const key of ['mf-a/a1/../../../escaped.js', '/escaped.js']) {
    server.objects.set(key, Buffer.from('alert(1)'));
  }

  await other.bucket.pull();

  expect(existsSync(join(other.releasesFolder, '../escaped.js'))).toBe(false);
  expect(readdirSync(join(other.releasesFolder, 'mf-a/a1')).toSorted()).toEqual([
    'release.json',
    'remoteEntry.js',
  ]);
});

/** Writes a registry as the second revision of the bucket, like another writer. */
function setSecond(store: Store, registry: object) {
  server.objects.set(
    'registry/000002.json',
    Buffer.from(JSON.stringify({ schema: 1, revision: 2, ...registry })),
  );
  return expect(store.bucket?.pull()).rejects.toThrow(
    'La revisión 2 del almacén S3 no es un registro válido; borra registry/000002.json del almacén y publica de nuevo.',
  );
}

const only = (name: string, live: string): Registry['applications'] => ({
  [name]: { live, published: [live], withdrawn: [] },
});

test('a revision that leads out of the folder by its names overwrites nothing', async () => {
  await buildAndPublish(machine(), 'mf-a', 'a1');
  const folder = temporaryFolder();
  const copy = machine(join(folder, 'data/releases'));
  mkdirSync(join(folder, 'data/kept'), { recursive: true });
  await copy.bucket.pull();
  // The path would lead to the files of a release.
  for (const file of ['release.json', 'main.js']) {
    server.objects.set(`a/b/../../../../${file}`, Buffer.from('alert(1)'));
  }

  await setSecond(copy, { applications: only('a/b', '../../../..') });

  expect(readdirSync(folder)).toEqual(['data']);
  expect(readdirSync(join(folder, 'data')).toSorted()).toEqual(['kept', 'releases']);
  expect((await readRegistry(copy.releasesFolder)).revision).toBe(1);
});

test.each(hostileNames)('%s is no name in a revision of the bucket', async (_what, name) => {
  const store = machine();
  await buildAndPublish(store, 'mf-a', 'a1');
  const collected = { at: '2026-11-28T00:00:00.000Z', who: 'ana', action: 'gc' };

  await setSecond(store, { applications: only(name, 'a1') });
  await setSecond(store, { applications: only('mf-a', name) });
  for (const change of [
    { application: name, from: 'a1' },
    { application: 'mf-a', from: name },
  ]) {
    await setSecond(store, { applications: {}, change: { ...collected, changes: [change] } });
  }
  expect((await readRegistry(store.releasesFolder)).revision).toBe(1);
  expect(readdirSync(join(store.releasesFolder, 'mf-a'))).toEqual(['a1']);
});

test('a revision that says it is another one is none', async () => {
  const store = machine();
  await buildAndPublish(store, 'mf-a', 'a1');

  await setSecond(store, { applications: only('mf-a', 'a1'), revision: 7 });
  expect((await readRegistry(store.releasesFolder)).revision).toBe(1);
});

test.each(hostileNames)('nobody publishes %s', async (_what, name) => {
  const store = machine();
  await buildAndPublish(store, 'mf-a', 'a1');

  await expect(publish({ ...store, bucket: undefined }, 'mf-a', name)).rejects.toThrow(
    'no es el id de una versión',
  );
  await expect(publish({ ...store, bucket: undefined }, name, 'a1')).rejects.toThrow(
    'no es el nombre de una aplicación',
  );
  expect((await readRegistry(store.releasesFolder)).revision).toBe(1);
});

test('what lies in the bucket beside releases is none of them', async () => {
  const store = machine();
  await buildAndPublish(store, 'mf-a', 'a1');
  for (const [, name] of hostileNames) {
    server.objects.set(`${name}/a1/x.js`, Buffer.from('1'));
    server.objects.set(`mf-a/${name}/x.js`, Buffer.from('1'));
  }

  const stored = await store.bucket.stored();
  // Files in a folder of the first release belong to it.
  expect(stored.map(({ name, id }) => `${name}/${id}`)).toEqual(['mf-a/a', 'mf-a/a1']);
});

test('with the bucket away nothing goes live, and what was known stays', async () => {
  const one = machine();
  await buildAndPublish(one, 'mf-a', 'a1');
  server.faults.isAway = true;

  await expect(one.bucket.pull()).rejects.toMatchObject({ isAway: true });
  await expect(buildAndPublish(one, 'mf-a', 'a2')).rejects.toMatchObject({ isAway: true });
  expect((await readRegistry(one.releasesFolder)).revision).toBe(1);

  server.faults.isAway = false;
  expect((await publish(one, 'mf-a', 'a2')).revision).toBe(2);
});

test('a revision whose answer was lost on the way is made once', async () => {
  const one = machine();
  await buildAndPublish(one, 'mf-a', 'a1');
  const text = '{"revision":2}';
  server.faults.losesAnswer = true;
  await expect(one.bucket.addRevision(2, text)).rejects.toMatchObject({ isAway: true });
  // A repeated attempt succeeds because the revision already has this content.
  expect(await one.bucket.addRevision(2, text)).toBe(true);
  expect(await one.bucket.addRevision(2, '{"revision":2,"other":1}')).toBe(false);
});

test('a bucket that ignores conditions is refused before anything is live', async () => {
  server.faults.ignoresConditions = true;
  const one = machine();

  await expect(buildAndPublish(one, 'mf-a', 'a1')).rejects.toThrow(
    'El almacén S3 ignora las escrituras condicionales («If-None-Match: *»)',
  );
  expect([...server.objects.keys()]).not.toContain('registry/000001.json');
});

test('a folder that was a store of its own does not hide what is live', async () => {
  const [one, other] = [machine(), machine()];
  await buildAndPublish(one, 'mf-a', 'a1');
  await buildAndPublish({ releasesFolder: other.releasesFolder }, 'mf-b', 'b1');

  await expect(other.bucket.pull()).rejects.toThrow(
    `${other.releasesFolder} no es una copia del almacén S3; indica otra carpeta en RELEASES_DIR.`,
  );
});

test('two builds that differ and have one id never mix', async () => {
  const [one, other] = [machine(), machine()];
  await buildAndPublish(one, 'mf-a', 'a1');
  writeRelease(other.releasesFolder, { name: 'mf-a', id: 'a1', contents: { 'x.js': 'more' } });

  await expect(publish(other, 'mf-a', 'a1')).rejects.toThrow(
    'El contenido de mf-a/a1/release.json en el almacén S3 es distinto del local; borra la carpeta local de esa versión para volver a copiarla.',
  );
});

test('the first dictionary that a site offers is what all of them use, and no publication replaces it', async () => {
  const [one, other] = [machine(), machine()];
  await buildAndPublish(one, 'shell', 's1');

  const used = await one.bucket.agreeOnDictionary('s1', Buffer.from('one'));
  expect(await other.bucket.agreeOnDictionary('s1', Buffer.from('other'))).toEqual(used);
  writeFileSync(join(one.releasesFolder, 'shell/s1/pages.dat'), 'another');
  await one.bucket.send([{ name: 'shell', id: 's1' }]);
  expect(String(server.objects.get('shell/s1/pages.dat'))).toBe('one');
});

test('what a killed process had begun to take goes, and what another takes now stays', async () => {
  const { releasesFolder, bucket } = machine();
  for (const name of ['.incoming-old', '.incoming-now']) mkdirSync(join(releasesFolder, name));
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(join(releasesFolder, '.incoming-old'), longAgo, longAgo);

  await bucket.pull();

  expect(readdirSync(releasesFolder)).toEqual(['.incoming-now']);
});

test('a release that is torn in a copy becomes whole again', async () => {
  const [one, other] = [machine(), machine()];
  await buildAndPublish(one, 'mf-a', 'a1');
  await other.bucket.pull();
  rmSync(join(other.releasesFolder, 'mf-a/a1/release.json'));

  expect(await other.bucket.take([{ name: 'mf-a', id: 'a1' }])).toEqual([]);

  expect(fileOf(other, 'mf-a/a1/release.json')).toBe(fileOf(one, 'mf-a/a1/release.json'));
});
