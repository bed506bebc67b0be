import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaFile, dictionaryHash, makeDelta } from '@portal/releases/delta';
import { createSampleSite, writeSampleReleases } from './testing/sample-site';

const releasesFolder = writeSampleReleases();
const script = '/releases/mf-public/p1/home-page.js';
const dictionary = randomBytes(64);
const availableOf = (bytes: Buffer) =>
  `:${dictionaryHash(bytes).replaceAll('-', '+').replaceAll('_', '/')}=:`;
const available = availableOf(dictionary);

let delta: Buffer;
let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  delta = await makeDelta(dictionary, Buffer.from('1'), 19);
  const file = deltaFile('home-page.js', dictionaryHash(dictionary));
  writeFileSync(join(releasesFolder, 'mf-public', 'p1', file), delta);
  site = await createSampleSite({ releasesFolder });
});

afterAll(() => site.close());

const get = (headers = {}, url = script) =>
  site.inject({ url, headers: { host: 'example.org', ...headers } });

test('who has the script of an earlier release gets what differs', async () => {
  const { rawPayload, headers } = await get({
    'accept-encoding': 'gzip, br, dcz',
    'available-dictionary': available,
  });

  expect(headers['content-encoding']).toBe('dcz');
  expect(rawPayload).toEqual(delta);
});

test('it has the type, the life and the headers of the script itself', async () => {
  const { headers: whole } = await get({ 'accept-encoding': 'identity' });
  const { headers } = await get({
    'accept-encoding': 'dcz',
    'available-dictionary': available,
  });

  const compared = ['content-type', 'cache-control', 'vary', 'use-as-dictionary'];
  const common = ['x-content-type-options', 'cross-origin-resource-policy'];
  for (const name of [...compared, ...common]) {
    expect([name, headers[name]]).toEqual([name, whole[name]]);
  }
});

test('each script is a dictionary for the same script of any release', async () => {
  const { headers } = await get();

  expect(headers['use-as-dictionary']).toBe('match="/releases/mf-public/*/home-page.js"');
});

test('caches keep apart what depends on the dictionary', async () => {
  const { headers } = await get();

  expect(headers['vary']).toBe('accept-encoding, available-dictionary');
});

test.each([
  ['takes no deltas', { 'accept-encoding': 'br', 'available-dictionary': available }],
  ['refuses deltas', { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': available }],
  ['has no dictionary', { 'accept-encoding': 'br, dcz' }],
  [
    'has another dictionary',
    {
      'accept-encoding': 'br, dcz',
      'available-dictionary': `:${randomBytes(32).toString('base64')}:`,
    },
  ],
  [
    'sends something else as dictionary',
    { 'accept-encoding': 'br, dcz', 'available-dictionary': '../../release.json' },
  ],
])('who %s gets the script as ever', async (_who, asked) => {
  const { headers, statusCode, payload } = await get(asked);

  expect([statusCode, payload]).toEqual([200, '2']);
  expect(headers['content-encoding']).toBe('br');
});

test('who asks for what differs that cannot be read gets the script as ever', async () => {
  const other = randomBytes(64);
  const file = deltaFile('home-page.js', dictionaryHash(other));
  mkdirSync(join(releasesFolder, 'mf-public', 'p1', file));

  const { headers, statusCode, payload } = await get({
    'accept-encoding': 'br, dcz',
    'available-dictionary': availableOf(other),
  });
  expect([statusCode, payload, headers['content-encoding']]).toEqual([200, '2', 'br']);
});

test('the files of the differences have no address of their own', async () => {
  const url = `${script}.${dictionaryHash(dictionary)}.dcz`;

  expect(await get({}, url)).toMatchObject({ statusCode: 404 });
});
