import { createServer, type Server, type ServerResponse } from 'node:http';
import { inBackground, type BackgroundLog } from './in-background';
import { orListenFailure } from './listen-failure';

/** Figures of a process, as text for Prometheus. */
export type Metrics = {
  readonly contentType: string;
  readonly read: () => Promise<string>;
};

type Address = { readonly host: string; readonly port: number };

type Serving = Address & {
  readonly logger: BackgroundLog;
  /** The setting that chooses the port, for who has to choose another one. */
  readonly setting: string;
};

/** Serves figures at an address of their own: who may call the server may not read them. Returns it. */
export async function serveMetrics(
  metrics: Metrics,
  { logger, setting, ...at }: Serving,
): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics')
      inBackground(logger, 'answering with the metrics', () => answer(metrics, response));
    else response.writeHead(404).end();
  });
  // Its server proper decides how long the process lives.
  server.unref();
  await orListenFailure(listen(server, at), { port: at.port, setting });
  const address = server.address();
  return `http://${at.host}:${typeof address === 'object' ? address?.port : at.port}/metrics`;
}

async function answer(metrics: Metrics, response: ServerResponse) {
  try {
    const text = await metrics.read();
    response.writeHead(200, headersOf(metrics)).end(text);
  } catch (failure) {
    response.writeHead(500).end();
    throw failure;
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
