import { brotliDecompressSync } from 'node:zlib';
import { noticesFile, type Notice } from '@portal/releases/notices';
import { writeRelease } from '@portal/releases/testing/sample-releases';
import { diskEvents } from './testing/disk-events';
import { createSampleSite, writeSampleRegistry, writeSampleReleases } from './testing/sample-site';

let folder: string;
let site: Awaited<ReturnType<typeof createSampleSite>>;

const react: Notice = { name: 'react', version: '19.3.1', license: 'MIT', text: 'Copyright Meta' };
const font: Notice = {
  name: '@fontsource-variable/figtree',
  version: '5.3.0',
  license: 'OFL-1.1',
  text: 'Copyright 2022 The Figtree Project Authors',
};
const icons: Notice = {
  name: 'lucide-react',
  version: '1.75.0',
  license: 'ISC',
  text: 'Copyright Ñandú',
};

const withNotices = (...notices: readonly Notice[]) => ({
  contents: { [noticesFile]: JSON.stringify(notices) },
});

beforeEach(async () => {
  folder = writeSampleReleases();
  writeRelease(folder, { name: 'shell', id: 's1', ...withNotices(react, font) });
  writeRelease(folder, { name: 'mf-offers', id: 'o1', ...withNotices(react, icons) });
  writeRelease(folder, { name: 'mf-offers', id: 'o2' });
  site = await createSampleSite({ releasesFolder: folder });
});

afterEach(() => site.close());

const get = (headers: Readonly<Record<string, string>> = {}) =>
  site.inject({ url: '/licencias.txt', headers: { host: 'example.org', ...headers } });

test('tells the licences of all that is live, each package once, in Spanish', async () => {
  const { statusCode, headers, body } = await get();

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
  });
  expect(body).toMatch(/^Avisos de terceros\n/);
  for (const { name, version, license, text } of [react, font, icons]) {
    expect(body.split(`${name} ${version}\n\nLicencia: ${license}\n\n${text}\n`)).toHaveLength(2);
  }
});

test('a release without notices, as from before, adds nothing', async () => {
  writeSampleRegistry(folder, 'o2');
  await diskEvents();
  const { body } = await get();

  expect(body).toContain('react 19.3.1');
  expect(body).not.toContain('lucide-react');
});

test('comes compressed, and not again to who has it', async () => {
  const compressed = await get({ 'accept-encoding': 'br' });
  const { etag = '' } = compressed.headers;

  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe((await get()).body);
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('the file that it is made of is served to nobody', async () => {
  const url = `/releases/shell/s1/${noticesFile}`;

  expect((await site.inject({ url, headers: { host: 'example.org' } })).statusCode).toBe(404);
});
