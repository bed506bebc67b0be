import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
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

async function startSite() {
  const port = await freePort();
  const child = spawn('node', ['--import', 'tsx', join(import.meta.dirname, 'server.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      RELEASES_DIR: writeSampleReleases(),
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  child.stderr?.resume();
  await once(child, 'message');
  return { child, port };
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
    const begun = Date.now();

    child.kill(signal);
    await streamEnd;
    expect(Date.now() - begun).toBeLessThan(3_000);
    // Renderers share this output: it closes with the last of them.
    const [[code]] = await Promise.all([once(child, 'close'), ends]);

    expect(code).toBe(0);
    expect(Date.now() - begun).toBeLessThan(20_000);
  },
);
