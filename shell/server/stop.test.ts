import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../api/testing/free-port';
import { isReached } from '../../api/testing/is-reached';
import { writeSampleReleases } from './testing/sample-site';

jest.setTimeout(60_000);

/** Answers a stream that never ends, and nothing to other calls. */
const api: Server = createServer((request, response) => {
  if (request.url === '/api/eventos') response.writeHead(200).write(': here\n\n');
});
beforeAll(() => once(api.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

async function beginSite(args: readonly string[] = []) {
  const port = await freePort();
  const child = spawn(
    'node',
    ['--import', 'tsx', join(import.meta.dirname, 'server.ts'), ...args],
    {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        RELEASES_DIR: writeSampleReleases(),
        API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    },
  );
  child.stderr?.resume();
  begun.push(child);
  return { child, port };
}

/** A test that fails leaves none running. */
const begun: ChildProcess[] = [];
afterEach(() => {
  for (const child of begun.splice(0)) child.kill('SIGKILL');
});

async function startSite() {
  const site = await beginSite();
  await once(site.child, 'message');
  return site;
}

async function send(port: number, lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Settles once the connection is closed, also by a reset. */
const closeOf = (socket: Socket) =>
  new Promise((resolve) => {
    socket.on('error', () => {}).resume();
    socket.once('close', resolve);
  });

const get = (path: string) => [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1'];

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the site, its renderers and whatever is open, within 20 s and with code 0',
  async (signal) => {
    const { child, port } = await startSite();
    const stream = await send(port, get('/api/eventos'));
    await once(stream, 'data');
    const hanging = [
      await send(port, [
        'POST /api/postulaciones HTTP/1.1',
        'Host: 127.0.0.1',
        'Content-Type: application/json',
        'Content-Length: 100',
      ]),
      // A renderer that never comes to look whether it is still needed.
      await send(port, get('/loop')),
    ];
    const isAsked = once(api, 'request');
    hanging.push(await send(port, get('/api/ofertas')));
    await isAsked;
    const streamEnd = closeOf(stream);
    const ends = Promise.all(hanging.map(closeOf));
    const toldAt = Date.now();

    child.kill(signal);
    await streamEnd;
    expect(Date.now() - toldAt).toBeLessThan(3_000);
    // Renderers share this output: it closes with the last of them.
    const [[code]] = await Promise.all([once(child, 'close'), ends]);

    expect(code).toBe(0);
    expect(Date.now() - toldAt).toBeLessThan(20_000);
  },
);

describe('told to wait, as its API is not there yet', () => {
  test('it lets nobody in before it is opened', async () => {
    const { child, port } = await beginSite(['--wait']);
    await untilItHasRenderer(child.pid);
    expect(await isReached(port)).toBe(false);

    child.send('open');
    await once(child, 'message');

    expect(await isReached(port)).toBe(true);
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  test('it ends as ever', async () => {
    const { child } = await beginSite(['--wait']);
    await untilItHasRenderer(child.pid);

    child.kill('SIGTERM');

    expect(await once(child, 'close')).toEqual([0, null]);
  });
});

/** A site begins to load what is live before it listens. */
async function untilItHasRenderer(pid = 0) {
  const children = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  while (children() === '') await wait(20);
}

test('a page that is asked for while it ends is rendered and answered, which ends the connection', async () => {
  const { child, port } = await startSite();
  const stream = await send(port, get('/api/eventos'));
  await once(stream, 'data');
  const late = connect(port, '127.0.0.1');
  const end = closeOf(late);
  let text = '';
  late.on('data', (part: Buffer) => (text += part.toString()));
  late.write('GET /cosa/1 HTTP/1.1\r\n');
  // By then the site has begun to read it.
  const other = await send(port, [...get('/robots.txt'), 'Connection: close']);
  await closeOf(other);

  const streamEnd = closeOf(stream);
  const exit = once(child, 'close');
  child.kill('SIGTERM');
  await streamEnd;
  late.write('Host: 127.0.0.1\r\n\r\n');
  await end;

  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain('\r\nConnection: close\r\n');
  expect(text).toContain('/cosa/1</div>');
  expect((await exit)[0]).toBe(0);
});
