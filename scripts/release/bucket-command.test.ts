import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@portal/releases/registry';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { startAwsServer } from '@portal/server/testing/aws-s3-server';
import { runReleaseCommand } from './command';

jest.setTimeout(60_000);

const before = { ...process.env };

let server: Awaited<ReturnType<typeof startAwsServer>>;
let printed: string[];
/** Copies of the bucket for two teams, each on its own machine. */
let own: string;
let others: string;

beforeEach(async () => {
  server = await startAwsServer();
  const { url, region, accessKey, secretKey } = server.settings;
  process.env = {
    ...before,
    RELEASES_S3_URL: url,
    RELEASES_S3_REGION: region,
    RELEASES_S3_ACCESS_KEY: accessKey,
    RELEASES_S3_SECRET_KEY: secretKey,
  };
  printed = [];
  for (const way of ['log', 'error'] as const) {
    jest.spyOn(console, way).mockImplementation((...texts) => void printed.push(texts.join(' ')));
  }
  [own, others] = [temporaryFolder(), temporaryFolder()];
  writeRelease(own, { name: 'shell', id: 's1', development: 's1dev' });
  writeRelease(own, { name: 'shell', id: 's1dev' });
  for (const id of ['a1', 'a2']) writeRelease(own, { name: 'mf-a', id });
  await run(own, 'publish', 'shell@s1', 'mf-a@a1');
});

afterEach(() => {
  process.env = before;
  jest.restoreAllMocks();
  server.stop();
});

async function run(store: string, ...args: string[]) {
  printed = [];
  return runReleaseCommand(args, { program: 'portal', storeOf: () => store });
}

test('what one team publishes another sees, checks and takes back from its own machine', async () => {
  expect(await run(own, 'publish', 'mf-a@a2', '-m', 'mejor')).toBe(0);

  expect(await run(others, 'history', 'mf-a')).toBe(0);
  expect(printed.join('\n')).toContain('«mejor»');
  expect(await run(others, 'verify')).toBe(0);
  expect(printed).toEqual(['Versiones comprobadas: 3. Todas están enteras.']);
  expect(await run(others, 'rollback', 'mf-a')).toBe(0);
  expect(printed[0]).toBe('Revisión 3 en vivo: mf-a a1.');

  expect(await run(own, 'status')).toBe(0);
  expect(printed.join('\n')).toContain('en vivo a1');
});

test('a publication writes what it makes live, and nothing of the others', async () => {
  const scripts = { 'page.js': 'línea;\n'.repeat(2000) };
  for (const id of ['a3', 'a4']) writeRelease(own, { name: 'mf-a', id, contents: scripts });
  for (const id of ['a3', 'a4']) await run(own, 'publish', `mf-a@${id}`);
  const earlier = new Map(server.times);

  await run(own, 'publish', 'mf-a@a2');
  await run(own, 'rollback', 'mf-a');

  const written = [...server.times].filter(([key, time]) => earlier.get(key) !== time);
  expect(written.map(([key]) => key).toSorted()).toEqual([
    'mf-a/a2/release.json',
    'mf-a/a2/remoteEntry.js',
    'registry/000004.json',
    'registry/000005.json',
  ]);
});

test('two teams that publish at once both go live', async () => {
  await run(others, 'status');
  writeRelease(others, { name: 'mf-b', id: 'b1' });

  const done = await Promise.all([
    run(own, 'publish', 'mf-a@a2'),
    run(others, 'publish', 'mf-b@b1'),
  ]);

  expect(done).toEqual([0, 0]);
  await run(own, 'status');
  const { applications } = await readRegistry(own);
  expect([applications['mf-a']?.live, applications['mf-b']?.live]).toEqual(['a2', 'b1']);
});

test('without the bucket nothing goes live, and the reason is said', async () => {
  server.faults.isAway = true;

  expect(await run(own, 'publish', 'mf-a@a2')).toBe(1);
  expect(printed).toEqual([
    'El almacén S3 de versiones no responde; inténtalo de nuevo más tarde.',
  ]);
});

test('with keys that are not right nothing goes live, and the reason is said', async () => {
  process.env['RELEASES_S3_SECRET_KEY'] = 'otra';

  expect(await run(own, 'publish', 'mf-a@a2')).toBe(1);
  expect(printed.join('\n')).toContain('revisa RELEASES_S3_ACCESS_KEY');
});

test('settings that mean nothing are told in one sentence', async () => {
  process.env['RELEASES_S3_URL'] = 'https://host';

  expect(await run(own, 'status')).toBe(1);
  expect(printed).toEqual(['RELEASES_S3_URL debe ser como https://servidor/bucket.']);
});

test('a team that comes new has the deltas that visitors of the releases before need', async () => {
  const script = (text: string) => ({ 'page.js': `${text}${'y otra línea;\n'.repeat(2000)}` });
  writeRelease(own, { name: 'mf-a', id: 'a3', contents: script('uno') });
  await run(own, 'publish', 'mf-a@a3');
  writeRelease(others, { name: 'mf-a', id: 'a4', contents: script('dos') });

  expect(await run(others, 'publish', 'mf-a@a4')).toBe(0);

  const deltas = [...server.objects.keys()].filter((key) => key.endsWith('.dcz'));
  expect(deltas).toContainEqual(expect.stringMatching(/^mf-a\/a4\/page\.js\..{43}\.dcz$/));
  expect(readdirSync(join(others, 'mf-a')).toSorted()).toEqual(['a1', 'a3', 'a4']);
  expect(existsSync(join(own, 'mf-a/a4'))).toBe(false);
});

const storedOf = (name: string) =>
  new Set(
    [...server.objects.keys()].flatMap((key) => {
      const [application, id = ''] = key.split('/');
      return application === name ? [id] : [];
    }),
  );

/** Puts an old release without a registry entry into the bucket. */
function leave(name: string, id: string) {
  server.objects.set(`${name}/${id}/release.json`, Buffer.from('{}'));
  server.objects.set(`${name}/${id}/x.js`, Buffer.from('x'.repeat(2 * 1024 * 1024)));
}

test('what nobody can need goes from the bucket and from each copy, and the history says so', async () => {
  await run(others, 'status');
  leave('mf-a', 'old');
  writeRelease(others, { name: 'mf-a', id: 'old' });

  expect(await run(own, 'gc', '--dry-run')).toBe(0);
  expect(printed).toEqual(['mf-a old  2,0 MiB', 'Se liberarían: 2,0 MiB en 1 carpetas.']);
  expect([...storedOf('mf-a')]).toContain('old');

  expect(await run(own, 'gc')).toBe(0);
  expect([...storedOf('mf-a')]).toEqual(['a1']);
  expect([...storedOf('shell')].toSorted()).toEqual(['s1', 's1dev']);
  await run(others, 'history');
  expect(printed.join('\n')).toContain('borra versiones que ya no se usan\n  mf-a old → –');
  expect(existsSync(join(others, 'mf-a/old'))).toBe(false);
  expect(await run(others, 'gc')).toBe(0);
  expect((await readRegistry(others)).revision).toBe(2);
});

test('what was sent within a day stays, as it may be about to go live', async () => {
  leave('mf-a', 'new');
  server.times.set('mf-a/new/x.js', new Date());

  await run(own, 'gc');

  expect([...storedOf('mf-a')].toSorted()).toEqual(['a1', 'new']);
});

test('whoever publishes at that moment goes live whole', async () => {
  expect(await run(own, 'publish', 'mf-a@a2')).toBe(0);
  expect(await run(own, 'rollback', 'mf-a')).toBe(0);
  writeRelease(others, { name: 'mf-a', id: 'a3' });
  leave('mf-a', 'old');

  const [published, collected] = await Promise.all([
    run(others, 'publish', 'mf-a@a3'),
    run(own, 'gc'),
  ]);

  expect([published, collected]).toEqual([0, 0]);
  expect(storedOf('mf-a')).not.toContain('old');
  await run(own, 'status');
  expect((await readRegistry(own)).applications['mf-a']?.live).toBe('a3');
  expect(await run(own, 'verify')).toBe(0);
});
