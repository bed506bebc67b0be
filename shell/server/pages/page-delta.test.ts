import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryHash, readDelta } from '@portal/releases/delta';
import { compressed } from '../compressed';
import { eventually } from '../testing/eventually';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';
import { pageDelta } from './page-delta';
import { pageDictionaryUrl } from './page-dictionaries';

const html = Buffer.from(randomBytes(2000).toString('hex'));

const pageOf = async (content: Buffer, etag = 'W/"1"') => ({
  etag,
  bodies: await compressed(content),
  contentPolicy: () => '',
});

const dictionaryOf = async (content: Buffer) => {
  const hash = dictionaryHash(content);
  return { hash, url: pageDictionaryUrl(hash), bodies: await compressed(content) };
};

/** A dictionary with unreadable content. */
async function damagedDictionary() {
  const whole = await dictionaryOf(html);
  const asked = jest.fn();
  const bodies = {
    ...whole.bodies,
    get identity(): Buffer {
      asked();
      throw new Error('damaged');
    },
  };
  return { dictionary: { ...whole, bodies }, asked };
}

const createLog = () => ({ warn: jest.fn<undefined, [object, string]>() });

const readFile = fs.readFile;

/** Simulates a missing compressor. */
const loseCompressor = () =>
  jest.spyOn(fs, 'readFile').mockImplementation((file, ...options) => {
    const isCompressor = typeof file === 'string' && file.endsWith('.wasm');
    return isCompressor ? Promise.reject(new Error('gone')) : readFile(file, ...options);
  });

async function startSite() {
  const releasesFolder = writeSampleReleases();
  let log = '';
  const logStream = { write: (line: string) => void (log += line) };
  const site = await createSampleSite({ releasesFolder, logLevel: 'warn', logStream });
  const get = (url: string, headers = {}) =>
    site.inject({
      url,
      headers: { host: 'example.org', 'accept-encoding': 'br, dcz', ...headers },
    });
  const dictionary = Buffer.from((await get('/cosa/9', { 'accept-encoding': 'identity' })).payload);
  writeFileSync(join(releasesFolder, 'shell/s1/pages.dat'), dictionary);
  await eventually(async () => {
    const { headers } = await get('/cosa/9', { 'sec-fetch-dest': 'document' });
    expect(headers).toHaveProperty('link');
  });
  const hash = Buffer.from(dictionaryHash(dictionary), 'base64url').toString('base64');
  return {
    /** Sends a request with the dictionary. */
    ask: async (url: string) => {
      const { statusCode, headers } = await get(url, { 'available-dictionary': `:${hash}:` });
      return [statusCode, headers['content-encoding']];
    },
    log: () => log,
    close: () => site.close(),
  };
}

// Must be the first test, because the compressor is loaded once.
test('while the compressor cannot be loaded, pages come as ever; then others come as deltas', async () => {
  const { ask, log, close } = await startSite();
  try {
    const lost = loseCompressor();
    const whole = [200, 'br'];
    expect([await ask('/cosa/2'), await ask('/cosa/2')]).toEqual([whole, whole]);
    lost.mockRestore();

    expect(await ask('/cosa/2')).toEqual(whole);
    expect(await ask('/cosa/3')).toEqual([200, 'dcz']);
    expect(log().match(/Could not compute the delta of a page/g)).toHaveLength(1);
  } finally {
    await close();
  }
});

test('a page is what it differs by from a dictionary', async () => {
  const delta = await pageDelta(await pageOf(html), await dictionaryOf(html), createLog());

  expect(await readDelta(html, delta ?? Buffer.alloc(0))).toEqual(html);
});

test('a page that cannot be compared is sent without, and that is told once', async () => {
  const { dictionary, asked } = await damagedDictionary();
  const page = await pageOf(html);
  const log = createLog();

  expect(await pageDelta(page, dictionary, log)).toBeUndefined();
  expect(await pageDelta(page, dictionary, log)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls).toEqual([
    [
      { dictionary: dictionary.hash, reason: 'Error: damaged' },
      'Could not compute the delta of a page',
    ],
  ]);
});

test('another content is compared anew', async () => {
  const { dictionary, asked } = await damagedDictionary();
  const log = createLog();

  await pageDelta(await pageOf(html), dictionary, log);
  await pageDelta(await pageOf(Buffer.from('otra'), 'W/"2"'), dictionary, log);

  expect(asked).toHaveBeenCalledTimes(2);
});
