import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a proxy in front of the site for one test. It counts the open connections of a path. */
export async function openCountingDoor(site: string, path: string) {
  let open = 0;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url = '/', headers } = incoming;
    const call = request(site + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.once('error', () => outgoing.destroy());
    incoming.pipe(call);
    if (url === path) open += 1;
    outgoing.once('close', () => {
      call.destroy();
      if (url === path) open -= 1;
    });
  }

  const server = createServer(forward).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    open: () => open,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
