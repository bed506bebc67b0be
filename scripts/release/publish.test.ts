import {
  appendFileSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readRegistry, readRevisions } from '@portal/releases/registry';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { check, publish, rollback } from './publish';
import { undo } from './undo';

const releasesFolder = temporaryFolder();
const options = { releasesFolder };

const liveOf = async (name: string) => (await readRegistry(releasesFolder)).applications[name];

/** A fake renderer: one page fails, and another asks an API that does not answer. */
const renderer = `process.on('message', ({ ticket, url }) => {
  const failures = { '/rota': [], '/con-datos': [{ path: '/api/ofertas', status: 503, hash: '' }] };
  process.send(failures[url]
    ? { kind: 'failure', ticket, reason: 'window is not defined', stack: 'at A (/x/mf-f/f1/node/a.cjs:1:1)', reads: failures[url] }
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

  expect(await liveOf('mf-a')).toEqual({
    live: 'a2',
    since: expect.any(String),
    previous: 'a1',
    published: ['a2', 'a1'],
    withdrawn: [],
  });
});

test.each([
  ['of it', { name: 'mf-a', id: 'a6' }],
  ['of the one for development', { name: 'shell', id: 's6' }],
])('refuses a release where a file %s names a folder of who built it', async (_what, wanted) => {
  const before = await readRegistry(releasesFolder);
  const contents = { 'page.js': 'x("file:///home/ana/puente/src/page.tsx")' };
  writeRelease(releasesFolder, { name: 'mf-a', id: 'a6', contents });
  writeRelease(releasesFolder, { name: 'shell', id: 's6', development: 's6dev' });
  writeRelease(releasesFolder, { name: 'shell', id: 's6dev', contents });

  await expect(check([wanted], options)).rejects.toThrow(
    'page.js contiene la ruta de una carpeta de la máquina de construcción',
  );
  await expect(publish([wanted], options)).rejects.toThrow(
    '«file:///home/ana/puente/src/page.tsx»',
  );
  expect(await readRegistry(releasesFolder)).toEqual(before);
});

test('goes back to the release before, which a bad release never takes over from', async () => {
  await rollback('mf-a', undefined, options);

  expect(await liveOf('mf-a')).toEqual({
    live: 'a1',
    since: expect.any(String),
    published: ['a2', 'a1'],
    withdrawn: ['a2'],
  });
});

test('refuses a shell whose release for development is not what was built', async () => {
  const folder = temporaryFolder();
  writeRelease(folder, { name: 'shell', id: 's2', development: 's2dev' });
  const shell = [{ name: 'shell', id: 's2' }];

  await expect(publish(shell, { releasesFolder: folder })).rejects.toThrow(
    'shell s2dev: su release.json falta',
  );
  writeRelease(folder, { name: 'shell', id: 's2dev' });
  appendFileSync(join(folder, 'shell/s2dev/main.js'), ' ');
  await expect(publish(shell, { releasesFolder: folder })).rejects.toThrow(
    'shell s2dev: main.js falta o no coincide con su hash en release.json.',
  );
});

test('what everybody gets from now on ends an older canary, and says so', async () => {
  const folder = temporaryFolder();
  writeRelease(folder, { name: 'shell', id: 's1' });
  for (const id of ['a1', 'a2', 'a3']) writeRelease(folder, { name: 'mf-a', id });
  const canary = { id: 'a2', percent: 10 };
  const applications = {
    shell: { live: 's1', published: ['s1'] },
    'mf-a': { live: 'a1', canary, published: ['a1'] },
  };
  const registry = { schema: 1, revision: 1, applications };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  const told: string[] = [];

  const { revision, applications: after } = await publish([{ name: 'mf-a', id: 'a3' }], {
    releasesFolder: folder,
    tell: (line) => told.push(line),
  });
  expect(after['mf-a']).toEqual({
    live: 'a3',
    since: expect.any(String),
    previous: 'a1',
    published: ['a3', 'a1'],
    withdrawn: ['a2'],
  });
  expect(told).toEqual([
    'mf-a a2 ya no es canario: ahora todas las visitas reciben a3, que es más nueva.',
  ]);

  const back = await undo(revision, { releasesFolder: folder });
  expect(back.applications['mf-a']).toMatchObject({ live: 'a1', canary, withdrawn: ['a3'] });
});

test('what was replaced within minutes stands in for nothing', async () => {
  const folder = temporaryFolder();
  writeRelease(folder, { name: 'shell', id: 's1' });
  for (const id of ['good', 'bad', 'worse', 'next']) writeRelease(folder, { name: 'mf-a', id });
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  const applications = {
    shell: { live: 's1', published: ['s1'] },
    'mf-a': { live: 'good', since: hourAgo, published: ['good'] },
  };
  const registry = { schema: 1, revision: 1, applications };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));

  await publish([{ name: 'mf-a', id: 'bad' }], { releasesFolder: folder });
  const { applications: after } = await publish([{ name: 'mf-a', id: 'worse' }], {
    releasesFolder: folder,
  });

  expect(after['mf-a']).toMatchObject({ live: 'worse', previous: 'good' });
});

test('refuses to go back to what was never published', async () => {
  await expect(rollback('mf-a', 'a9', options)).rejects.toThrow(
    'mf-a a9 nunca estuvo en vivo; estuvieron: a2, a1.',
  );
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
    'mf-b b1: remoteEntry.js falta o no coincide con su hash en release.json.',
  );
  expect(await liveOf('mf-b')).toBeUndefined();
});

describe('refuses a release whose folder holds something else than was built:', () => {
  const script = 'const home = 1;';
  const fileOf = (file: string) => join(releasesFolder, 'mf-h/h1', file);

  test.each([
    [
      'a compressed copy of another script, which browsers would get',
      () => writeFileSync(fileOf('home-page.js.br'), brotliCompressSync('steal()')),
      'mf-h h1: home-page.js.br falta o no coincide con su hash en release.json.',
    ],
    [
      'a copy that is no compressed file',
      () => writeFileSync(fileOf('home-page.js.gz'), script),
      'mf-h h1: home-page.js.gz falta o no coincide con su hash en release.json.',
    ],
    [
      'a file that its description does not list',
      () => writeFileSync(fileOf('more.js'), 'steal()'),
      'mf-h h1: more.js no figura en release.json.',
    ],
    [
      'the map of a script that there is not',
      () => writeFileSync(fileOf('more.js.map'), '{}'),
      'mf-h h1: more.js.map no figura en release.json.',
    ],
    [
      'a link to elsewhere',
      () => symlinkSync('/etc/passwd', fileOf('more.js')),
      'mf-h h1: more.js no figura en release.json.',
    ],
    [
      'the description of another release',
      () => copyFileSync(join(releasesFolder, 'mf-a/a1/release.json'), fileOf('release.json')),
      'mf-h h1: su release.json es de mf-a a1.',
    ],
    [
      'a description of a later form',
      () => {
        const text = readFileSync(fileOf('release.json'), 'utf8');
        writeFileSync(fileOf('release.json'), JSON.stringify({ ...JSON.parse(text), schema: 2 }));
      },
      'mf-h h1: su release.json falta, está dañado o es de una versión más nueva de estas herramientas.',
    ],
  ])('%s', async (_what, damage, sentence) => {
    rmSync(join(releasesFolder, 'mf-h'), { recursive: true, force: true });
    writeRelease(releasesFolder, { name: 'mf-h', id: 'h1', contents: { 'home-page.js': script } });
    writeFileSync(fileOf('home-page.js.br'), brotliCompressSync(script));
    writeFileSync(fileOf('home-page.js.gz'), gzipSync(script));
    damage();

    await expect(publish([{ name: 'mf-h', id: 'h1' }], options)).rejects.toThrow(sentence);
    expect(await liveOf('mf-h')).toBeUndefined();
  });
});

test('refuses a remote that takes every address, which only the shell may', async () => {
  const routes = [{ ...sampleRoute, path: '/empresas/*' }];
  writeRelease(releasesFolder, { name: 'mf-i', id: 'i1', routes });

  await expect(publish([{ name: 'mf-i', id: 'i1' }], options)).rejects.toThrow(
    'mf-i declara la ruta /empresas/*, pero solo el shell puede usar «*»; declara una ruta por página en src/routes.ts.',
  );
});

test('what pages fall back on must fit what is live, else they have nothing to fall back on', async () => {
  const folder = temporaryFolder();
  const told: string[] = [];
  const ownOptions = { releasesFolder: folder, tell: (line: string) => told.push(line) };
  for (const [id, names] of [
    ['s1', ['Link']],
    ['s2', ['Link', 'useWeather']],
  ] as const) {
    writeRelease(folder, {
      name: 'shell',
      id,
      provides: { '@portal/runtime': { version: '1.2.0', names: [...names], files: [] } },
    });
    await publish([{ name: 'shell', id }], ownOptions);
  }
  const shell = async () => (await readRegistry(folder)).applications['shell'];
  expect(await shell()).toMatchObject({ live: 's2', previous: 's1' });
  writeRelease(folder, {
    name: 'mf-c',
    id: 'c1',
    requires: { '@portal/runtime': { range: '^1.0.0', names: ['useWeather'] } },
  });

  await publish([{ name: 'mf-c', id: 'c1' }], ownOptions);

  expect(await shell()).toEqual({
    live: 's2',
    since: expect.any(String),
    published: ['s2', 's1'],
    withdrawn: [],
  });
  expect(told).toEqual([
    'shell s1 ya no puede reemplazar a s2: mf-c c1 usa useWeather de @portal/runtime, que shell s1 no ofrece; publica antes un shell que lo ofrezca, o deja de usarlo y vuelve a construir.',
  ]);
});

test('refuses a remote that uses a name which the live shell does not provide', async () => {
  writeRelease(releasesFolder, {
    name: 'mf-c',
    id: 'c1',
    requires: { '@portal/runtime': { range: '^1.0.0', names: ['Link', 'useWeather'] } },
  });

  await expect(publish([{ name: 'mf-c', id: 'c1' }], options)).rejects.toThrow(
    'mf-c c1 usa useWeather de @portal/runtime, que shell s1 no ofrece; publica antes un shell que lo ofrezca, o deja de usarlo y vuelve a construir.',
  );
});

test('refuses a route that another remote has', async () => {
  writeRelease(releasesFolder, { name: 'mf-d', id: 'd1', routes: [sampleRoute] });
  writeRelease(releasesFolder, { name: 'mf-e', id: 'e1', routes: [sampleRoute] });
  await publish([{ name: 'mf-d', id: 'd1' }], options);

  await expect(publish([{ name: 'mf-e', id: 'e1' }], options)).rejects.toThrow(
    'mf-d y mf-e declaran la misma ruta /pagina-principal; cambia una de ellas en src/routes.ts.',
  );
});

test('refuses a remote with a page that the server cannot render', async () => {
  const routes = [{ ...sampleRoute, path: '/rota' }];
  writeRelease(releasesFolder, { name: 'mf-f', id: 'f1', routes, contents: { 'node/a.cjs': '' } });
  const map = { version: 3, sources: ['webpack:///mf-f/src/a.tsx'], names: [], mappings: 'AAEA' };
  writeFileSync(join(releasesFolder, 'mf-f/f1/node/a.cjs.map'), JSON.stringify(map));

  await expect(publish([{ name: 'mf-f', id: 'f1' }], options)).rejects.toThrow(
    "mf-f f1: el servidor no puede renderizar /rota (Error: window is not defined; mf-f/src/a.tsx, línea 3). Si usa algo que solo existe en el navegador, muévelo a un efecto o declara la ruta con «render: 'client'». Si no, corrige la página: en el navegador también fallaría.",
  );
  expect(await liveOf('mf-f')).toBeUndefined();
});

test('the server may take a minute for a page that nobody waits for', async () => {
  const alarms = jest.spyOn(globalThis, 'setTimeout');
  const routes = [{ ...sampleRoute, path: '/nueva' }];
  writeRelease(releasesFolder, { name: 'mf-j', id: 'j1', routes });

  await publish([{ name: 'mf-j', id: 'j1' }], options);

  const waits = alarms.mock.calls.map(([, wait]) => wait);
  alarms.mockRestore();
  expect(waits).toContain(60_000);
});

test('refuses to publish beside a live release that cannot be read', async () => {
  const folder = temporaryFolder();
  for (const [name, id] of [
    ['shell', 's1'],
    ['mf-a', 'a1'],
    ['mf-b', 'b1'],
  ] as const) {
    writeRelease(folder, { name, id });
  }
  await publish(
    [
      { name: 'shell', id: 's1' },
      { name: 'mf-a', id: 'a1' },
    ],
    { releasesFolder: folder },
  );
  rmSync(join(folder, 'mf-a/a1/release.json'));

  await expect(publish([{ name: 'mf-b', id: 'b1' }], { releasesFolder: folder })).rejects.toThrow(
    'No se puede leer mf-a a1, una versión que recibirían las visitas; vuelve antes a otra con «rollback».',
  );
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
  const changes = [];
  for await (const { change } of readRevisions(releasesFolder)) changes.push(change);
  expect(changes).toHaveLength(revision);
  for (const name of names) {
    expect(changes).toContainEqual(
      expect.objectContaining({ action: 'publish', changes: [{ application: name, to: 'r1' }] }),
    );
  }
});
