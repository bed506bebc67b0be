import { inBackground } from '@portal/server/in-background';
import type { FastifyBaseLogger } from 'fastify';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { orListenFailure } from '../http/listen-failure';
import type { Metrics } from './metrics';

type Address = { host: string; port: number };
type Serving = Address & { logger: FastifyBaseLogger };

/** An address of their own: who may call the API may not read its figures. Returns it. */
export async function serveMetrics(metrics: Metrics, { logger, ...at }: Serving): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics')
      inBackground(logger, 'answering with the metrics', () => answer(metrics, response));
    else response.writeHead(404).end();
  });
  // The API decides how long the process lives.
  server.unref();
  await orListenFailure(listen(server, at), { port: at.port, setting: 'METRICS_PORT' });
  const address = server.address();
  return `http://${at.host}:${typeof address === 'object' ? address?.port : at.port}/metrics`;
}

async function answer(metrics: Metrics, response: ServerResponse) {
  try {
    const text = await metrics.read();
    response.writeHead(200, headersOf(metrics)).end(text);
  } catch {
    response.writeHead(500).end();
  }
}

/** A connection that is kept would keep a process alive that is to end. */
const headersOf = ({ contentType }: Metrics) => ({
  'content-type': contentType,
  connection: 'close',
});

const listen = (server: Server, address: Address) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
