import { readRegistry } from '@portal/releases/registry';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { publish } from './publish';
import { ownStore } from './testing/own-store';

const store = ownStore();
const { teamOf } = store;
const [operator, team, stranger] = [teamOf('operación'), teamOf('hola'), teamOf('otra')];

const ownerOf = async (name: string) => (await store.channel(name))?.owner;

beforeEach(async () => {
  writeRelease(store.folder, { name: 'shell', id: 's1' });
  for (const id of ['a1', 'a2', 'a3', 'a4']) writeRelease(store.folder, { name: 'mf-a', id });
  await operator.say('publish', 'shell@s1');
});

test('the first who publishes a name owns it, and whoever else publishes it is refused', async () => {
  expect(await team.say('publish', 'mf-a@a1')).toMatch(
    /^Desde ahora mf-a es de «hola» \(clave [\da-f]{12}\)\.\nRevisión 2 en vivo\./,
  );
  expect(await ownerOf('mf-a')).toEqual({ name: 'hola', keys: [team.publicKey] });

  const refusal = await stranger.refuse('publish', 'mf-a@a2');
  expect(refusal).toMatch(/^mf-a es de «hola» \(clave [\da-f]{12}\), y aquí publica «otra» /);
  expect(refusal).toContain(`«portal owner mf-a --add ${stranger.publicKey}»`);
  expect(refusal).toContain('dale otro nombre en su package.json');
});

test('nothing of an application is changed by others, nor without a key', async () => {
  await team.say('publish', 'mf-a@a1');
  await team.say('publish', 'mf-a@a2');
  await team.say('publish', 'mf-a@a3', '--canary', '5');

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
    expect(await stranger.refuse(...line)).toMatch(/^mf-a es de «hola»/);
    expect(await store.commandsOf().refuse(...line)).toMatch(
      /y aquí no hay ninguna clave: .*PORTAL_KEY\.$/,
    );
  }
  await expect(
    publish([{ name: 'mf-a', id: 'a4' }], { releasesFolder: store.folder }),
  ).rejects.toThrow('aquí no hay ninguna clave');
});

test('the owner of the shell may act for all, and changes no owner by it', async () => {
  await team.say('publish', 'mf-a@a1');
  await operator.say('publish', 'mf-a@a2');

  expect(await ownerOf('mf-a')).toEqual({ name: 'hola', keys: [team.publicKey] });
  expect(await operator.say('rollback', 'mf-a')).toContain('mf-a a1');
});

test('an application of before is claimed by its next publication, not by going back', async () => {
  await publish([{ name: 'mf-a', id: 'a1' }], { releasesFolder: store.folder });
  await publish([{ name: 'mf-a', id: 'a2' }], { releasesFolder: store.folder });
  expect(await team.say('owner', 'mf-a')).toBe(
    'mf-a todavía no tiene dueño; lo será quien publique su próxima versión.',
  );

  await team.say('rollback', 'mf-a');
  expect(await ownerOf('mf-a')).toBeUndefined();
  await team.say('publish', 'mf-a@a3');
  expect(await ownerOf('mf-a')).toMatchObject({ name: 'hola' });
});

test('another key is let in, and an application is handed over', async () => {
  await team.say('publish', 'mf-a@a1');

  const added = await team.say('owner', 'mf-a', '--add', stranger.publicKey);
  expect(added).toContain('mf-a es de «hola» (claves ');
  expect(added).toContain(`  ${stranger.publicKey}`);
  await stranger.say('publish', 'mf-a@a2');
  await team.say('owner', 'mf-a', '--give', stranger.publicKey, '--name', 'nuevo equipo');
  expect(await ownerOf('mf-a')).toEqual({ name: 'nuevo equipo', keys: [stranger.publicKey] });
  expect(await team.refuse('rollback', 'mf-a')).toContain('mf-a es de «nuevo equipo»');
  // After the loss of a key, the operator gives the application a new one.
  await operator.say('owner', 'mf-a', '--give', team.publicKey, '--name', 'hola');
  await team.say('rollback', 'mf-a');
  expect(await team.say('owner', '--show')).toBe(team.publicKey);
});

test.each([
  [['owner'], 'Falta <aplicación>, o --show para ver tu clave.'],
  [
    ['owner', 'mf-a', '--add', 'x'],
    '--add lleva una clave pública; su dueño la ve con «owner --show».',
  ],
  [
    ['owner', 'mf-a', '--give', `ed25519:${'A'.repeat(43)}`],
    'Falta --name con el nombre de su nuevo dueño.',
  ],
])('%j is not understood, and it is said why', async (line, sentence) => {
  await team.say('publish', 'mf-a@a1');

  expect(await team.run(...line)).toBe(2);
  expect(store.printed.join('\n').split('\n')[0]).toBe(sentence);
});

test('the history tells with which key something was done', async () => {
  await team.say('publish', 'mf-a@a1');

  expect(await team.say('history', 'mf-a')).toMatch(
    /^Revisión 2, .*: .+ \(hola, clave [\da-f]{12}\) publica\n/,
  );
});

test('nothing is owned in a store that programs fill by themselves', async () => {
  const releasesFolder = temporaryFolder();
  writeRelease(releasesFolder, { name: 'shell', id: 's1' });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder });

  expect((await readRegistry(releasesFolder)).applications['shell']).not.toHaveProperty('owner');
});
