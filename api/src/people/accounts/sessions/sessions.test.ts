import { createApp } from '../../../start/app';
import { readConfig } from '../../../start/config';
import { createTestLog } from '../../../../testing/log-lines';
import { signIn, startTestApi, type TestApi } from '../../../../testing/test-api';

let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await startTestApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const mayStay = async (headers: { authorization: string }, app = api.app) =>
  (await app.inject({ url: '/api/cuenta', headers })).statusCode === 200;

/** Lets this many seconds pass. */
const rest = (seconds: number) =>
  api.database.pool.query(`
    update sessions set last_seen_at = last_seen_at - interval '${seconds} seconds',
      ends_at = ends_at - interval '${seconds} seconds'`);

test('a session that rests for an hour and a half ends, and one that is used does not', async () => {
  const used = await signIn(api.app, 'usuario');
  const forgotten = await signIn(api.app, 'usuario');

  await rest(2_800);
  expect(await mayStay(used)).toBe(true);
  await rest(2_800);
  expect(await mayStay(used)).toBe(true);
  expect(await mayStay(forgotten)).toBe(false);
});

test('no use makes a session longer than its token', async () => {
  const headers = await signIn(api.app, 'usuario');
  await api.database.pool.query(`update sessions set expires_at = now() + interval '90 seconds'`);
  await rest(120);
  await mayStay(headers);

  const { rows } = await api.database.pool.query(
    `select ends_at <= expires_at as is_within from sessions where user_id = 2 order by started_at desc limit 1`,
  );
  expect(rows).toEqual([{ is_within: true }]);
});

test('what is ended on one instance is ended on all', async () => {
  const { database, files, directory } = api;
  const config = readConfig({ DATA_DIR: directory });
  const other = await createApp({ config, database, files, logger: createTestLog().logger });
  const headers = await signIn(api.app, 'usuario');
  expect(await mayStay(headers, other)).toBe(true);

  await api.app.inject({ method: 'DELETE', url: '/api/cuenta/sesiones/actual', headers });

  expect(await mayStay(headers, other)).toBe(false);
  await other.close();
});

test('a stream of news ends at once with its session', async () => {
  const headers = await signIn(api.app, 'admin');
  const stream = await fetch(`${url}/api/eventos`, { headers });
  const ended = stream.text();

  await api.app.inject({ method: 'DELETE', url: '/api/cuenta/sesiones/actual', headers });

  expect(await ended).toContain('listening');
});

test('a stream of news alone keeps no session awake', async () => {
  const headers = await signIn(api.app, 'admin');
  const seen = async () =>
    (
      await api.database.pool.query(
        `select last_seen_at::text from sessions order by started_at desc limit 1`,
      )
    ).rows;
  await rest(120);
  const before = await seen();
  const abort = new AbortController();
  const stream = await fetch(`${url}/api/eventos`, { headers, signal: abort.signal });
  await stream.body?.getReader().read();
  const opened = await seen();
  expect(opened).not.toEqual(before);

  await rest(120);
  const rested = await seen();
  // The end of another session makes the stream check its own.
  await api.database.pool.query(`delete from sessions where user_id = 2`);
  await signIn(api.app, 'usuario');
  expect(
    (
      await api.database.pool.query(
        `select last_seen_at::text from sessions where user_id = 1 order by started_at desc limit 1`,
      )
    ).rows,
  ).toEqual(rested);
  abort.abort();
});

test('a call that is under way while its session ends is answered or refused as the next one is', async () => {
  for (let time = 0; time < 5; time += 1) {
    const headers = await signIn(api.app, 'usuario');
    const end = api.app.inject({ method: 'DELETE', url: '/api/cuenta/sesiones/actual', headers });
    const underWay = api.app.inject({ url: '/api/cuenta', headers });

    expect((await end).statusCode).toBe(200);
    const { statusCode, body } = await underWay;
    expect(statusCode === 200 || body.includes('Tu sesión expiró. Inicia sesión de nuevo.')).toBe(
      true,
    );
  }
});
