import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageCache } from './page-cache';

let api: Server;
let apiUrl: string;
let offers = '[1]';
let reads = 0;
let failure: number | undefined;

beforeAll(async () => {
  api = createServer((request, response) => {
    reads += 1;
    if (failure !== undefined) return response.writeHead(failure).end('{"mensaje":"Ocupado"}');
    const etag = `"${offers}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    return response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : offers);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterAll(() => api.close());

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  offers = '[1]';
  reads = 0;
  failure = undefined;
});

afterEach(() => jest.useRealTimers());

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

const readOf = (text: string) => ({ path: '/api/ofertas', status: 200, hash: hashOf(text) });

function pageOfOffers() {
  const cache = createPageCache<string>({ apiUrl, maxPages: 10 });
  const render = jest.fn(async () => ({ page: `<${offers}>`, reads: [readOf(offers)] }));
  return { get: () => cache.get('offers', render), render };
}

test('within a second a page is served as it is, without asking the API', async () => {
  const { get, render } = pageOfOffers();
  await get();
  offers = '[1,2]';

  expect(await get()).toBe('<[1]>');
  expect(render).toHaveBeenCalledTimes(1);
  expect(reads).toBe(0);
});

test('it is rendered anew when the company’s day has changed, as it may say «hoy»', async () => {
  jest.setSystemTime(new Date('2026-03-06T02:59:59Z'));
  const { get, render } = pageOfOffers();
  await get();

  jest.advanceTimersByTime(1001);
  await get();
  expect(render).toHaveBeenCalledTimes(2);

  jest.advanceTimersByTime(1001);
  await get();
  expect(render).toHaveBeenCalledTimes(2);
});

test('after a second its reads are repeated, and it stands while they are the same', async () => {
  const { get, render } = pageOfOffers();
  await get();
  jest.advanceTimersByTime(1001);

  expect(await get()).toBe('<[1]>');
  expect(render).toHaveBeenCalledTimes(1);
  expect(reads).toBe(1);
});

test('so it does when the clock was set back meanwhile', async () => {
  const { get, render } = pageOfOffers();
  await get();
  offers = '[1,2]';
  jest.advanceTimersByTime(1001);
  jest.setSystemTime(Date.now() - 3_600_000);

  expect(await get()).toBe('<[1,2]>');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page whose reads changed is rendered anew', async () => {
  const { get, render } = pageOfOffers();
  await get();
  offers = '[1,2]';
  jest.advanceTimersByTime(1001);

  expect(await get()).toBe('<[1,2]>');
  expect(render).toHaveBeenCalledTimes(2);
});

test('requests for one page that come together share one render', async () => {
  const { get, render } = pageOfOffers();

  await Promise.all(Array.from({ length: 50 }, get));

  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that cannot be rendered is not tried again for a second', async () => {
  const cache = createPageCache<string>({ apiUrl, maxPages: 10 });
  const render = jest.fn(() => Promise.reject(new Error('broken')));

  await expect(cache.get('broken', render)).rejects.toThrow('broken');
  await expect(cache.get('broken', render)).rejects.toThrow('broken');
  expect(render).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1001);
  await expect(cache.get('broken', render)).rejects.toThrow('broken');
  expect(render).toHaveBeenCalledTimes(2);
});

test('while the API is away the last page stands', async () => {
  const cache = createPageCache<string>({ apiUrl: 'http://127.0.0.1:1', maxPages: 10 });
  const render = jest.fn(async () => ({ page: 'offers', reads: [readOf('[1]')] }));
  await cache.get('offers', render);
  jest.advanceTimersByTime(1001);

  expect(await cache.get('offers', render)).toBe('offers');
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([500, 502, 503, 429])('while the API answers %i the last page stands', async (status) => {
  const { get, render } = pageOfOffers();
  await get();
  offers = '[1,2]';
  failure = status;
  jest.advanceTimersByTime(1001);

  expect(await get()).toBe('<[1]>');
  expect(render).toHaveBeenCalledTimes(1);

  failure = undefined;
  jest.advanceTimersByTime(1001);
  expect(await get()).toBe('<[1,2]>');
});

test('a page whose new render fails is still there, until it is told that it is gone', async () => {
  const cache = createPageCache<string>({ apiUrl, maxPages: 10 });
  await cache.get('offers', async () => ({ page: '<[1]>', reads: [readOf(offers)] }));
  offers = '[1,2]';
  jest.advanceTimersByTime(1001);

  await expect(cache.get('offers', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(cache.last('offers')).toBe('<[1]>');
  cache.forget('offers');
  expect(cache.last('offers')).toBeUndefined();
});

test('of too many pages the one that was asked for least lately goes', async () => {
  const cache = createPageCache<string>({ apiUrl, maxPages: 2 });
  const render = jest.fn(async () => ({ page: 'page', reads: [] }));
  for (const key of ['first', 'second', 'first', 'third']) await cache.get(key, render);

  expect(['first', 'second', 'third'].map((key) => cache.isKnown(key))).toEqual([
    true,
    false,
    true,
  ]);
});
