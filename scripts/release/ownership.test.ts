import { readRegistry } from '@portal/releases/registry';
import { newPrivateKey, openSigner } from '@portal/releases/signing-key';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { runReleaseCommand } from './command';
import { publish } from './publish';

let store: string;
let printed: string[];

const [operator, team, stranger] = ['operación', 'hola', 'otra'].map((name) =>
  openSigner(newPrivateKey(), name),
) as [Signer, Signer, Signer];
type Signer = ReturnType<typeof openSigner>;

const run = (signer: Signer | undefined, ...args: string[]) => {
  printed = [];
  return runReleaseCommand(args, {
    program: 'portal',
    storeOf: () => store,
    ...(signer && { signer: async () => signer }),
  });
};

async function say(signer: Signer | undefined, ...args: string[]) {
  expect([await run(signer, ...args), printed]).toEqual([0, expect.anything()]);
  return printed.join('\n');
}

async function refuse(signer: Signer | undefined, ...args: string[]) {
  const before = await readRegistry(store);
  expect([await run(signer, ...args), printed]).toEqual([1, expect.anything()]);
  expect(await readRegistry(store)).toEqual(before);
  return printed.join('\n');
}

const ownerOf = async (name: string) => (await readRegistry(store)).applications[name]?.owner;

beforeEach(async () => {
  store = temporaryFolder();
  for (const way of ['log', 'error'] as const) {
    jest.spyOn(console, way).mockImplementation((...texts) => void printed.push(texts.join(' ')));
  }
  writeRelease(store, { name: 'shell', id: 's1' });
  for (const id of ['a1', 'a2', 'a3', 'a4']) writeRelease(store, { name: 'mf-a', id });
  await say(operator, 'publish', 'shell@s1');
});

afterEach(() => jest.restoreAllMocks());

test('the first who publishes a name owns it, and whoever else publishes it is refused', async () => {
  expect(await say(team, 'publish', 'mf-a@a1')).toMatch(
    /^Desde ahora mf-a es de «hola» \(clave [\da-f]{12}\)\.\nRevisión 2 en vivo\./,
  );
  expect(await ownerOf('mf-a')).toEqual({ name: 'hola', keys: [team.publicKey] });

  const refusal = await refuse(stranger, 'publish', 'mf-a@a2');
  expect(refusal).toMatch(/^mf-a es de «hola» \(clave [\da-f]{12}\), y aquí publica «otra» /);
  expect(refusal).toContain(`«portal owner mf-a --add ${stranger.publicKey}»`);
  expect(refusal).toContain('dale otro nombre en su package.json');
});

test('nothing of an application is changed by others, nor without a key', async () => {
  await say(team, 'publish', 'mf-a@a1');
  await say(team, 'publish', 'mf-a@a2');
  await say(team, 'publish', 'mf-a@a3', '--canary', '5');

  for (const line of [
    ['check', 'mf-a@a4'],
    ['publish', 'mf-a@a4'],
    ['publish', 'mf-a@a4', '--canary', '10'],
    ['promote', 'mf-a'],
    ['rollback', 'mf-a'],
    ['disable', 'mf-a', '-m', 'x'],
    ['owner', 'mf-a', '--add', stranger.publicKey],
    ['owner', 'mf-a', '--give', stranger.publicKey, '--name', 'otra'],
  ]) {
    expect(await refuse(stranger, ...line)).toMatch(/^mf-a es de «hola»/);
    expect(await refuse(undefined, ...line)).toMatch(
      /y aquí no hay ninguna clave: .*PORTAL_KEY\.$/,
    );
  }
  await expect(publish([{ name: 'mf-a', id: 'a4' }], { releasesFolder: store })).rejects.toThrow(
    'aquí no hay ninguna clave',
  );
});

test('the owner of the shell may act for all, and changes no owner by it', async () => {
  await say(team, 'publish', 'mf-a@a1');
  await say(operator, 'publish', 'mf-a@a2');

  expect(await ownerOf('mf-a')).toEqual({ name: 'hola', keys: [team.publicKey] });
  expect(await say(operator, 'rollback', 'mf-a')).toContain('mf-a a1');
});

test('an application of before is claimed by its next publication, not by going back', async () => {
  await publish([{ name: 'mf-a', id: 'a1' }], { releasesFolder: store });
  await publish([{ name: 'mf-a', id: 'a2' }], { releasesFolder: store });
  expect(await say(team, 'owner', 'mf-a')).toBe(
    'mf-a no es de nadie todavía: será de quien publique su próxima versión.',
  );

  await say(team, 'rollback', 'mf-a');
  expect(await ownerOf('mf-a')).toBeUndefined();
  await say(team, 'publish', 'mf-a@a3');
  expect(await ownerOf('mf-a')).toMatchObject({ name: 'hola' });
});

test('another key is let in, and an application is handed over', async () => {
  await say(team, 'publish', 'mf-a@a1');

  const added = await say(team, 'owner', 'mf-a', '--add', stranger.publicKey);
  expect(added).toContain('mf-a es de «hola» (claves ');
  expect(added).toContain(`  ${stranger.publicKey}`);
  await say(stranger, 'publish', 'mf-a@a2');
  await say(team, 'owner', 'mf-a', '--give', stranger.publicKey, '--name', 'nuevo equipo');
  expect(await ownerOf('mf-a')).toEqual({ name: 'nuevo equipo', keys: [stranger.publicKey] });
  expect(await refuse(team, 'rollback', 'mf-a')).toContain('mf-a es de «nuevo equipo»');
  // Whoever lost the key asks the operator.
  await say(operator, 'owner', 'mf-a', '--give', team.publicKey, '--name', 'hola');
  await say(team, 'rollback', 'mf-a');
  expect(await say(team, 'owner', '--show')).toBe(team.publicKey);
});

test.each([
  [['owner'], 'Falta <aplicación>, o --show para ver tu clave.'],
  [
    ['owner', 'mf-a', '--add', 'x'],
    '--add lleva una clave pública, la que muestra «owner --show» a quien la tiene.',
  ],
  [
    ['owner', 'mf-a', '--give', `ed25519:${'A'.repeat(43)}`],
    'Falta --name con el nombre de su nuevo dueño.',
  ],
])('%j is not understood, and it is said why', async (line, sentence) => {
  await say(team, 'publish', 'mf-a@a1');

  expect(await run(team, ...line)).toBe(2);
  expect(printed.join('\n').split('\n')[0]).toBe(sentence);
});

test('the history tells with which key something was done', async () => {
  await say(team, 'publish', 'mf-a@a1');

  expect(await say(team, 'history', 'mf-a')).toMatch(
    /^Revisión 2, .*: .+ \(hola, clave [\da-f]{12}\) publica\n/,
  );
});

test('nothing is owned in a store that programs fill by themselves', async () => {
  store = temporaryFolder();
  writeRelease(store, { name: 'shell', id: 's1' });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder: store });

  expect(await ownerOf('shell')).toBeUndefined();
});
