import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { readConfig } from './config';
import { openDatabase } from '../platform/database/database';
import { freePort } from '../../testing/free-port';
import { isReached } from '../../testing/is-reached';
import { startMailServer } from '../../testing/mail-server';
import { signInOver, siteAt } from '../../testing/remote-visitor';
import {
  beginServer,
  killServer,
  startServer,
  type ServerProcess,
} from '../../testing/server-process';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { until } from '../../testing/until';

jest.setTimeout(120_000);

let database: TestDatabase;
const servers: ServerProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await killServer(server);
  await database.remove();
});

async function start(environment: Record<string, string> = {}) {
  const server = await startServer({ ...database.environment, ...environment });
  servers.push(server);
  return server;
}

async function stop({ child, exited }: ServerProcess) {
  const toldAt = performance.now();
  child.kill('SIGTERM');
  const end = await exited;
  return { end, duration: performance.now() - toldAt };
}

const contact = { nombre: 'Ñusta', email: 'n@correo.example.org', celular: '1' };

async function ask({ address }: ServerProcess, descripcion: string) {
  const answer = await siteAt(address)('/api/contacto', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, descripcion }),
  });
  expect(answer.status).toBe(201);
}

async function query(text: string) {
  const opened = await openDatabase(readConfig(database.environment), () => {});
  const { rows } = await opened.pool.query(text);
  await opened.close();
  return rows;
}

const waiting = () => query('select attempts from outgoing_notices order by id');

test('a mail server that says nothing holds up no end, and each mail is sent once after the next start', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const mute = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const isConnected = once(silent, 'connection');
  for (const name of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) await ask(mute, name);
  const [socket] = await isConnected;
  socket.on('error', () => {});

  const { end, duration } = await stop(mute);
  silent.close();

  expect(end).toEqual([0, null]);
  expect(duration).toBeLessThan(8_000);
  expect(await waiting()).toEqual([1, 0, 0, 0, 0].map((attempts) => ({ attempts })));

  // The attempted mail would wait half a minute.
  await query('update outgoing_notices set next_attempt_at = now()');
  const mailServer = await startMailServer();
  const next = await start({ SMTP_URL: mailServer.url });
  await until(() => mailServer.mails.length >= 5);
  await stop(next);
  await mailServer.close();

  expect(mailServer.mails.map((mail) => /contacto-\d+/.exec(mail)?.[0])).toEqual(
    [1, 2, 3, 4, 5].map((id) => `contacto-${id}`),
  );
  expect(await waiting()).toEqual([]);
});

test('told to end by whoever reaches it first, it ends as ever', async () => {
  const port = await freePort();
  const { child, exited } = beginServer({ ...database.environment, API_PORT: String(port) });
  while (!(await isReached(port))) expect(child.exitCode).toBeNull();

  // The server has not reported that it is ready.
  child.kill('SIGTERM');

  expect(await exited).toEqual([0, null]);
});

test('a mail under way is waited for, so that it is not sent again', async () => {
  const mailServer = await startMailServer();
  const server = await start({ SMTP_URL: mailServer.url });
  mailServer.hold(true);
  await ask(server, 'en camino');
  await until(() => mailServer.held() === 1);

  const stopped = stop(server);
  await untilRefused(server);
  mailServer.hold(false);

  expect((await stopped).end).toEqual([0, null]);
  await mailServer.close();
  expect(mailServer.mails).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

async function untilRefused({ address }: ServerProcess) {
  for (;;) {
    try {
      await fetch(address);
    } catch {
      return;
    }
  }
}

test('a stream ends, and whoever does not send the rest of a call is parted from', async () => {
  const server = await start();
  const site = siteAt(server.address);
  const stream = await site('/api/eventos', { headers: await signInOver(site) });
  const stuck = request(`${server.address}/api/contacto`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100 },
  });
  const isParted = new Promise((resolve) => stuck.once('error', () => {}).once('close', resolve));
  stuck.write('{');

  const { end, duration } = await stop(server);

  expect(end).toEqual([0, null]);
  expect(duration).toBeLessThan(18_000);
  expect(await stream.text()).toContain('listening');
  await isParted;
});
