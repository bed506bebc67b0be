import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { ownStore } from './testing/own-store';

const store = ownStore();
const { run, say, refuse, publicKey } = store.teamOf('hola');

const write = (name: string, id: string, ...paths: string[]) =>
  writeRelease(store.folder, {
    name,
    id,
    routes: paths.map((path) => ({ ...sampleRoute, path, render: 'client' })),
  });

const redirects = async () => (await store.registry()).redirects;

beforeEach(async () => {
  write('shell', 's1', '*');
  write('mf-a', 'a1', '/hola', '/Hola/:id');
  write('mf-a', 'a2', '/otra');
  write('mf-b', 'b1', '/b');
  await say('publish', 'shell@s1', 'mf-a@a1', 'mf-b@b1');
});

test.each([['publish'], ['check'], ['publish', '--canary', '10']])(
  'an address that is lost is told before it is lost: %s',
  async (command = '', ...options) => {
    expect(await refuse(command, 'mf-a@a2', ...options)).toBe(
      [
        '/hola está en vivo y este cambio la elimina; consérvala en src/routes.ts, o confirma que se elimina con --drop /hola, o redirígela con --redirect /hola=/otra.',
        '/hola/: está en vivo y este cambio la elimina; consérvala en src/routes.ts, o confirma que se elimina con --drop /hola/:.',
      ].join('\n'),
    );
  },
);

test('it is dropped or leads elsewhere, as whoever publishes says', async () => {
  await say('publish', 'mf-a@a2', '--drop', '/hola/:id', '--redirect', '/Hola=/otra');

  expect(await redirects()).toEqual({ '/hola': '/otra' });
  const line = ['publish', 'mf-a@a2', '--drop', '/hola/:id', '--redirect', '/Hola=/otra'];
  expect(await say(...line)).toContain('Ya estaba en vivo');
});

test('a pattern that only names its parameters otherwise is the same address', async () => {
  write('mf-a', 'a3', '/HOLA/', '/hola/:nombre');

  expect(await say('publish', 'mf-a@a3')).toContain('Revisión 2 en vivo.');
});

test('going back is never held up: it tells what is lost, and ends what leads nowhere', async () => {
  write('mf-a', 'a3', '/hola', '/hola/:id', '/nueva');
  await say('publish', 'mf-a@a3');
  await say('publish', 'mf-a@a3', '--redirect', '/vieja=/nueva');

  const told = await say('rollback', 'mf-a');
  expect(told).toContain('/nueva deja de tener página.');
  expect(told).toContain('/vieja ya no lleva a /nueva, que no tiene página.');
  expect(await redirects()).toBeUndefined();
});

test.each([
  ['mf-a', 'mf-b'],
  ['mf-b', 'mf-a'],
] as const)('an address passes from %s to %s in one revision', async (from, to) => {
  const own = { 'mf-a': ['/hola', '/hola/:id'], 'mf-b': ['/b'] };
  write(from, 'w1', ...own[from], '/paso');
  await say('publish', `${from}@w1`);
  write(from, 'x1', ...own[from]);
  write(to, 'y1', ...own[to], '/paso');

  expect(await refuse('publish', `${to}@y1`)).toContain('declaran la misma ruta /paso');
  expect(await refuse('publish', `${from}@x1`)).toContain('/paso está en vivo');
  expect(await say('publish', `${from}@x1`, `${to}@y1`)).not.toContain('deja de tener');
});

test('a redirect ends once an application has the address again, and may follow another one', async () => {
  await say('publish', 'mf-a@a2', '--drop', '/hola/:id', '--redirect', '/hola=/otra');
  write('mf-a', 'a3', '/tercera');
  expect(await refuse('publish', 'mf-a@a3', '--drop', '/otra')).toBe(
    '/hola → /otra no llega a ninguna página en vivo; elige otra dirección con --redirect /hola=/otra, o termina esa redirección con --drop /hola.',
  );
  await say('publish', 'mf-a@a3', '--redirect', '/otra=/tercera');
  expect(await redirects()).toEqual({ '/hola': '/otra', '/otra': '/tercera' });

  write('mf-b', 'b2', '/b', '/hola');
  expect(await say('publish', 'mf-b@b2')).toContain(
    '/hola tiene página otra vez: ya no lleva a /otra.',
  );
  expect(await redirects()).toEqual({ '/otra': '/tercera' });
  await say('publish', 'mf-b@b2', '--drop', '/otra');
  expect(await redirects()).toBeUndefined();
});

test.each([
  [['/hola=/nada'], '/hola → /nada no llega a ninguna página en vivo; '],
  [['/hola=/x', '/x=/hola'], '/hola → /x da vueltas y no llega a ninguna página; '],
  [['/hola=/hola'], '/hola → /hola da vueltas y no llega a ninguna página; '],
  [['/b=/otra', '/hola=/otra'], '/b sigue teniendo página; quita --drop o --redirect de ella.'],
])('redirects %j are refused', async (pairs, sentence) => {
  const options = pairs.flatMap((pair) => ['--redirect', pair]);

  expect(await refuse('publish', 'mf-a@a2', '--drop', '/hola/:id', ...options)).toContain(sentence);
});

test.each([
  ['--redirect', '/hola'],
  ['--redirect', '/hola=//example.org'],
  ['--redirect', String.raw`/hola=/\example.org`],
  ['--redirect', '/hola=https://example.org'],
  ['--redirect', '/hola/:id=/otra'],
  ['--redirect', '/hola=/otra?x'],
  ['--drop', 'hola'],
])('%s %s is not understood, and it is said why', async (option, text) => {
  expect(await run('publish', 'mf-a@a2', option, text)).toBe(2);
  expect(store.printed[0]).toMatch(`${option} lleva `);
});

test('an address that nobody has is not dropped by a slip', async () => {
  const line = ['publish', 'mf-a@a2', '--drop', '/hola', '--drop', '/hola/:id', '--drop', '/ola'];

  expect(await refuse(...line)).toBe(
    '--drop /ola: ninguna aplicación tiene esa dirección; revisa cómo está escrita.',
  );
});

describe('an application that is retired', () => {
  test('is none any more, and its addresses are free or lead elsewhere', async () => {
    expect(await say('retire', 'mf-a', '--redirect', '/hola=/b', '-m', 'ya no')).toMatch(
      /^\/hola\/: deja de tener página\.\nRevisión 2: mf-a está retirada; /,
    );
    const { applications, retired, redirects: left } = await store.registry();
    expect(Object.keys(applications)).toEqual(['shell', 'mf-b']);
    expect(left).toEqual({ '/hola': '/b' });
    expect(retired).toEqual({
      'mf-a': {
        since: expect.any(String),
        owner: { name: 'hola', keys: [publicKey] },
        channel: expect.objectContaining({ live: 'a1', published: ['a1'] }),
      },
    });
    expect(await say('history')).toMatch(/ retira\n {2}mf-a a1 → –\n {2}«ya no»/);

    write('mf-b', 'b2', '/b', '/hola', '/hola/:id');
    await say('publish', 'mf-b@b2');
  });

  test('stays its owner’s, who may publish it again', async () => {
    await say('retire', 'mf-a');
    const stranger = store.teamOf('otra');
    const line = ['publish', 'mf-a@a2'];
    // The team does not own the shell any longer; the shell's owner may change every application.
    await say('owner', 'shell', '--give', stranger.publicKey, '--name', 'operación');
    const other = store.teamOf('tercera');
    expect(await other.refuse(...line)).toContain('mf-a es de «hola»');

    await say(...line);
    const { applications, retired } = await store.registry();
    expect(applications['mf-a']).toMatchObject({ live: 'a2', owner: { name: 'hola' } });
    expect(retired).toBeUndefined();
  });

  test('no longer holds the shell to what it needs', async () => {
    const needs = { '@portal/runtime': { range: '^1.0.0', names: [] } };
    const offers = (version: string) => ({
      '@portal/runtime': { version, names: [], files: [] },
    });
    writeRelease(store.folder, { name: 'shell', id: 's2', provides: offers('1.0.0') });
    writeRelease(store.folder, { name: 'shell', id: 's3', provides: offers('2.0.0') });
    writeRelease(store.folder, { name: 'mf-c', id: 'c1', requires: needs });
    await say('publish', 'shell@s2', 'mf-c@c1');
    expect(await refuse('publish', 'shell@s3')).toContain('mf-c c1 se construyó con');

    await say('retire', 'mf-c');
    expect(await say('publish', 'shell@s3')).toContain('en vivo.');
  });

  test.each([
    [['retire', 'shell'], 'El shell no se puede retirar: sin él no hay ninguna página.'],
    [['retire', 'mf-z'], 'No hay ninguna aplicación mf-z publicada; hay: shell, mf-a, mf-b.'],
  ])('%j is refused', async (line, sentence) => {
    expect(await refuse(...line)).toBe(sentence);
  });
});
