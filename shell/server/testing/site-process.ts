import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../api/testing/free-port';
import { writeSampleReleases } from './sample-site';

/** Opens an endless stream for `/api/eventos` and does not answer other calls. */
export const api: Server = createServer((request, response) => {
  if (request.url === '/api/eventos') response.writeHead(200).write(': here\n\n');
});
beforeAll(() => once(api.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

function portOf(server: Server) {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

export async function beginSite(args: readonly string[] = []) {
  const port = await freePort();
  const child = spawn(
    'node',
    ['--import', 'tsx', join(import.meta.dirname, '../server.ts'), ...args],
    {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        RELEASES_DIR: writeSampleReleases(),
        API_URL: `http://127.0.0.1:${portOf(api)}`,
      },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    },
  );
  child.stderr?.resume();
  begun.push(child);
  return { child, port };
}

/** Ended after each test, even a failed one. */
const begun: ChildProcess[] = [];
afterEach(() => {
  for (const child of begun.splice(0)) child.kill('SIGKILL');
});

export async function startSite() {
  const site = await beginSite();
  await once(site.child, 'message');
  return site;
}

export async function send(port: number, lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Resolves when the connection is closed or reset. */
export const closeOf = (socket: Socket) =>
  new Promise((resolve) => {
    socket.on('error', () => {}).resume();
    socket.once('close', resolve);
  });

export const get = (path: string) => [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1'];
