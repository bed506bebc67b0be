import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { freePort } from './free-port';

/**
 * Starts a proxy between a server and its PostgreSQL that delays notifications of changes. Returns
 * the URL to use.
 */
export async function delayNews(databaseUrl: string, milliseconds: number) {
  const { hostname, port: databasePort } = new URL(databaseUrl);
  const proxy = createServer((caller) => {
    const server = connect(Number(databasePort), hostname);
    let delay = 0;
    caller.on('data', (bytes) => {
      if (bytes.includes('listen ')) delay = milliseconds;
      server.write(bytes);
    });
    server.on('data', (bytes) => setTimeout(() => caller.write(bytes), delay));
    for (const socket of [caller, server]) {
      socket.on('error', () => {});
      socket.on('close', () => [caller, server].forEach((each) => each.destroy()));
    }
  });
  const port = await freePort();
  await once(proxy.listen(port, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, close: () => proxy.close() };
}
