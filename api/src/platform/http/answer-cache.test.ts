import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { delayNews } from '../../../testing/late-news';
import { cachedReads } from '../../../testing/cached-reads';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createTestDatabase } from '../../../testing/test-database';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each(cachedReads)('%s answers a conditional read with 304', async (url) => {
  const first = await api.app.inject(url);
  const etag = String(first.headers.etag);
  const second = await api.app.inject({ url, headers: { 'if-none-match': `"otro", ${etag}` } });

  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  expect(second.headers.etag).toBe(etag);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5,gzip', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.8', 'gzip'],
  ['br; q=0.000, gzip', 'gzip'],
  ['broken, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('accepting «%s» gives %s', async (accepted, encoding) => {
  const answer = await api.app.inject({
    url: '/api/ofertas',
    headers: { 'accept-encoding': accepted },
  });

  expect(answer.headers['content-encoding']).toBe(encoding);
});

test('sends the encoding that the caller takes', async () => {
  const plain = await api.app.inject('/api/ofertas');
  const read = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const { headers: answered, rawPayload } = await api.app.inject({
      url: '/api/ofertas',
      headers,
    });
    return { encoding: answered['content-encoding'], rawPayload };
  };

  const brotli = await read('gzip, deflate, br');
  const zipped = await read('gzip;q=0.8, br;q=0');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

test('a write of any program is seen at the next read', async () => {
  const before = await api.app.inject('/api/parametros/nosotros');

  await api.database.pool.query(
    `update company_parts set content = '{"parameters": [{"name": "Nuestra historia", "description": "Larga."}]}'
     where id = 8`,
  );

  const headers = { 'if-none-match': String(before.headers.etag) };
  const read = () => api.app.inject({ url: '/api/parametros/nosotros', headers });
  const after = await untilChanged(read);
  expect(after.statusCode).toBe(200);
  expect(after.json().data[0].nombre_parametro).toBe('Nuestra historia');
});

test('who writes sees it at the next read, however late the database tells of it', async () => {
  const own = await createTestDatabase();
  const { DATABASE_URL } = own.environment;
  const late = DATABASE_URL ? await delayNews(DATABASE_URL, 200) : undefined;
  const slow = await startTestApi(late && { DATABASE_URL: late.url }, own);
  const read = async () => (await slow.app.inject('/api/privacidad/plazo')).json().meses;
  expect(await read()).toBe(12);

  await slow.app.inject({
    method: 'PUT',
    url: '/api/privacidad/conservacion',
    headers: slow.admin,
    payload: { meses: 18 },
  });

  expect(await read()).toBe(18);
  await slow.close();
  late?.close();
});

/** The notification takes a moment to arrive. */
async function untilChanged(read: () => Promise<Awaited<ReturnType<TestApi['app']['inject']>>>) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await read();
    if (answer.statusCode !== 304) return answer;
    await wait(20);
  }
  return read();
}

test('what fails is not remembered', async () => {
  expect((await api.app.inject('/api/ofertas/id/10')).statusCode).toBe(404);

  await api.database.pool.query('update offers set status_id = 1 where id = 10');

  expect((await api.app.inject('/api/ofertas/id/10')).statusCode).toBe(200);
});
