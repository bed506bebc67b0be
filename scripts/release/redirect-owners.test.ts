import { parseRegistry } from '@portal/releases/registry';
import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { writeRevisions } from '@portal/releases/write-revisions';
import { ownStore } from './testing/own-store';

const store = ownStore();
const { teamOf } = store;
const [operator, one, other] = [teamOf('operación'), teamOf('una'), teamOf('otra')];

const write = (name: string, id: string, ...paths: string[]) =>
  writeRelease(store.folder, {
    name,
    id,
    routes: paths.map((path) => ({ ...sampleRoute, path, render: 'client' })),
  });

const redirects = async () => (await store.registry()).redirects;

/** mf-a of one team has a redirect from /hola to /nueva; mf-b belongs to another team. */
beforeEach(async () => {
  write('shell', 's1', '*');
  write('mf-a', 'a1', '/hola');
  write('mf-a', 'a2', '/nueva');
  write('mf-a', 'a3', '/tercera');
  write('mf-b', 'b1', '/b');
  write('mf-b', 'b2', '/b', '/hola');
  await operator.say('publish shell@s1');
  await one.say('publish mf-a@a1');
  await other.say('publish mf-b@b1');
  await one.say('publish mf-a@a2 --redirect /hola=/nueva');
});

test.each([
  ['ends it', 'publish mf-b@b1 --drop /hola'],
  ['leads it elsewhere', 'publish mf-b@b1 --redirect /hola=/b'],
  ['has a page there', 'publish mf-b@b2'],
  ['has a page there for a share of the visitors', 'publish mf-b@b2 --canary 10'],
  ['asks whether that may be', 'check mf-b@b2'],
  ['goes and leads it elsewhere', 'retire mf-b --redirect /hola=/nueva'],
])('a redirect is refused to another team that %s', async (_what, line) => {
  const refusal = await other.refuse(line);

  expect(refusal).toMatch(
    /^\/hola lleva a \/nueva: mf-a es de «una» \(clave [\da-f]{12}\), y aquí publica «otra» /,
  );
  expect(refusal).toContain(`owner mf-a --add ${other.publicKey}»`);
  expect(refusal).toMatch(/; si es otra página, dale otra dirección\.$/);
  expect(await redirects()).toEqual({ '/hola': '/nueva' });
});

test('its own team changes and ends it, and the operator does for all', async () => {
  write('mf-a', 'a4', '/nueva', '/cuarta');
  await one.say('publish mf-a@a4 --redirect /hola=/cuarta');
  await operator.say('publish shell@s1 --redirect /hola=/nueva');
  // The redirect still belongs to the first team.
  expect(await other.refuse('publish mf-b@b1 --drop /hola')).toContain('mf-a es de «una»');
  await one.say('publish mf-a@a4 --drop /hola');
  expect(await store.registry()).not.toHaveProperty('redirects');
  expect(await store.registry()).not.toHaveProperty('redirectedBy');
});

test('an address that some visitors still have a page at leads nowhere by another team', async () => {
  write('mf-a', 'a4', '/nueva', '/resto');
  await one.say('publish mf-a@a4');
  await one.say('publish mf-a@a2 --canary 10 --drop /resto');

  expect(await other.refuse('publish mf-b@b1 --redirect /resto=/b')).toContain(
    '/resto: mf-a es de «una»',
  );
});

test('a team takes its page away though redirects of others lead there: these end', async () => {
  await other.say('publish mf-b@b1 --redirect /vieja=/nueva');

  expect(await one.refuse('publish mf-a@a3 --drop /nueva')).not.toContain('/vieja');
  expect(await one.say('publish mf-a@a3 --drop /nueva --drop /hola')).toContain(
    '/vieja ya no lleva a /nueva, que no tiene página.',
  );
  expect(await redirects()).toBeUndefined();
});

test('it is handed over with its application, also once that is retired', async () => {
  await one.say(`owner mf-a --give ${other.publicKey} --name otra`);
  write('mf-c', 'c1', '/hola');
  expect(await one.refuse('publish mf-c@c1')).toContain('/hola lleva a /nueva: mf-a es de «otra»');

  await other.say('retire mf-a --redirect /hola=/b');
  expect(await one.refuse('publish mf-c@c1')).toContain('/hola lleva a /b: mf-a es de «otra»');
  expect(await other.say('publish mf-b@b2')).toContain('/hola tiene página otra vez');
});

test('one that is undone is again whose it was, though others made theirs since', async () => {
  await one.say('publish mf-a@a2 --drop /hola');
  const { revision } = await store.registry();
  await other.say('publish mf-b@b1 --redirect /vieja=/b');

  await one.say(`undo ${revision}`);
  expect(await redirects()).toEqual({ '/hola': '/nueva', '/vieja': '/b' });
  expect(await other.refuse('publish mf-b@b2')).toContain('mf-a es de «una»');
});

test('what changed redirects alone is undone by whose they are', async () => {
  await one.say('publish mf-a@a2 --redirect /vieja=/nueva');
  const { revision } = await store.registry();

  expect(await other.refuse(`undo ${revision}`)).toContain('mf-a es de «una»');
  await one.say(`undo ${revision}`);
  expect(await redirects()).toEqual({ '/hola': '/nueva' });
});

test('going back is never held up: a redirect ends by it, whose ever it is', async () => {
  await one.say('publish mf-a@a2 --drop /hola');
  await other.say('publish mf-b@b2');
  await other.say('publish mf-b@b1 --drop /hola');
  await one.say('publish mf-a@a2 --redirect /hola=/nueva');

  expect(await other.say('rollback mf-b b2')).toContain('/hola tiene página otra vez');
});

test('one from before belongs to nobody until somebody leads it elsewhere', async () => {
  const { redirectedBy: _none, ...before } = { redirectedBy: {}, ...(await store.registry()) };
  const text = JSON.stringify({ ...before, revision: before.revision + 1 });
  await writeRevisions(store.folder, [{ revision: parseRegistry(text).revision, text }]);

  await other.say('publish mf-b@b1 --redirect /hola=/b');
  expect(await one.refuse('publish mf-a@a2 --drop /hola')).toContain('mf-b es de «otra»');
});
