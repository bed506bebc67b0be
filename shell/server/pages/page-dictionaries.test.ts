import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryHash, readDelta } from '@portal/releases/delta';
import { eventually } from '../testing/eventually';
import { createSampleSite, writeSampleRegistry, writeSampleReleases } from '../testing/sample-site';

type Site = Awaited<ReturnType<typeof createSampleSite>>;

const sites: Site[] = [];

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const host = 'example.org';

async function startSite(releasesFolder = writeSampleReleases()) {
  const site = await createSampleSite({ releasesFolder });
  sites.push(site);
  const get = (url: string, headers = {}) =>
    site.inject({
      url,
      headers: { host, 'accept-encoding': 'br, dcz', 'sec-fetch-dest': 'document', ...headers },
    });
  const file = join(releasesFolder, 'shell/s1/pages.dat');
  return { get, file, releasesFolder };
}

type Get = Awaited<ReturnType<typeof startSite>>['get'];

async function addressOf(get: Get): Promise<string> {
  return eventually(async () => {
    const link = String((await get('/pagina-principal')).headers['link']);
    expect(link).toMatch(/^<\/releases\/pages\/[\w-]{43}\.dat>; rel="compression-dictionary"$/);
    return link.slice(1, link.indexOf('>'));
  });
}

const dictionaryOf = async (get: Get) =>
  (await get(await addressOf(get), { 'accept-encoding': 'identity' })).rawPayload;

const available = (dictionary: Buffer) => ({
  'available-dictionary': `:${Buffer.from(dictionaryHash(dictionary), 'base64url').toString('base64')}:`,
});

test('a page names the dictionary of its shell, which anybody may keep for a year', async () => {
  const { get } = await startSite();

  const { headers, statusCode } = await get(await addressOf(get));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
});

test('who has it gets of another page what differs', async () => {
  const { get } = await startSite();
  const dictionary = await dictionaryOf(get);

  const { headers, rawPayload } = await get('/cosa/7', available(dictionary));
  const whole = await get('/cosa/7', { 'accept-encoding': 'identity' });
  expect(headers['content-encoding']).toBe('dcz');
  expect(headers['etag']).toBe(whole.headers['etag']);
  expect((await readDelta(dictionary, rawPayload)).toString()).toBe(whole.body);
  expect(rawPayload.length).toBeLessThan(whole.body.length / 4);
});

test('a page that did not change is not sent at all', async () => {
  const { get } = await startSite();
  const dictionary = await dictionaryOf(get);
  const { headers } = await get('/cosa/7');

  const again = await get('/cosa/7', {
    ...available(dictionary),
    'if-none-match': headers['etag'],
  });

  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('caches keep apart what depends on the dictionary', async () => {
  const { get } = await startSite();

  const { headers } = await get('/pagina-principal');
  expect(headers['vary']).toBe('accept-encoding, available-dictionary, cookie, user-agent');
});

test('who has another dictionary gets the page as ever', async () => {
  const { get } = await startSite();
  await dictionaryOf(get);

  const { headers } = await get('/cosa/7', available(Buffer.from('otro')));
  expect(headers['content-encoding']).toBe('br');
});

test('nothing is made for who is no browser on a safe connection', async () => {
  const { get, file } = await startSite();
  const unsaid = { 'sec-fetch-dest': 'empty' };
  const { headers } = await get('/pagina-principal', unsaid);
  // If it were prepared, it would exist by now.
  await get('/cosa/1', unsaid);

  expect(headers).not.toHaveProperty('link');
  expect(existsSync(file)).toBe(false);
});

test('all sites of a store have the same one, which the first of them wrote', async () => {
  const first = await startSite();
  const dictionary = await dictionaryOf(first.get);

  const second = await startSite(first.releasesFolder);

  expect(await dictionaryOf(second.get)).toEqual(dictionary);
  expect(readFileSync(first.file)).toEqual(dictionary);
});

test('one that is there already stays, whatever is in it', async () => {
  const releasesFolder = writeSampleReleases();
  writeFileSync(join(releasesFolder, 'shell/s1/pages.dat'), 'de antes');
  const { get } = await startSite(releasesFolder);

  expect(String(await dictionaryOf(get))).toBe('de antes');
});

test('one that nobody made is not there', async () => {
  const { get } = await startSite();

  const { statusCode } = await get(`/releases/pages/${dictionaryHash(Buffer.from('otro'))}.dat`);
  expect(statusCode).toBe(404);
});

test('a site that has not needed it yet serves what another one has made', async () => {
  const first = await startSite();
  const address = await addressOf(first.get);

  const second = await startSite(first.releasesFolder);
  expect((await second.get(address)).statusCode).toBe(200);
});

test('a shell that hardly changed keeps the dictionary of the one before, so nobody fetches another', async () => {
  const releasesFolder = writeSampleReleases();
  const before = await startSite(releasesFolder);
  const address = await addressOf(before.get);

  writeSampleRegistry(releasesFolder, 'o1', { live: 's2', previous: 's1' });
  const after = await startSite(releasesFolder);
  expect(await addressOf(after.get)).toBe(address);
});

test('a shell whose pages are others gets one of its own', async () => {
  const releasesFolder = writeSampleReleases();
  writeFileSync(join(releasesFolder, 'shell/s1/pages.dat'), 'otra página');
  const before = await startSite(releasesFolder);
  const address = await addressOf(before.get);

  rewriteRenderer(releasesFolder, randomBytes(5000).toString('base64'));
  writeSampleRegistry(releasesFolder, 'o1', { live: 's2', previous: 's1' });
  const after = await startSite(releasesFolder);
  expect(await addressOf(after.get)).not.toBe(address);
  // Browsers with the previous dictionary keep using it until the new one is ready.
  expect((await after.get(address)).statusCode).toBe(200);
});

function rewriteRenderer(releasesFolder: string, text: string) {
  const file = join(releasesFolder, 'shell/s2/node/main.cjs');
  const renderer = readFileSync(file, 'utf8');
  writeFileSync(file, renderer.replace('<title>Hola</title>', `<title>${text}</title>`));
}
