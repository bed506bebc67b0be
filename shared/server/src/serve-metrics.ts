import { createServer, type Server, type ServerResponse } from 'node:http';
import { inBackground, type BackgroundLog } from './in-background';
import { explainListenFailure } from './listen-failure';

/** Metrics of a process in Prometheus text format. */
export type Metrics = {
  readonly contentType: string;
  readonly read: () => Promise<string>;
};

type Address = { readonly host: string; readonly port: number };

type Serving = Address & {
  readonly logger: BackgroundLog;
  /** Name of the setting for the port, for the error message. */
  readonly setting: string;
};

/**
 * Serves metrics on a separate address, which clients of the server cannot reach. Returns the URL.
 */
export async function serveMetrics(
  metrics: Metrics,
  { logger, setting, ...at }: Serving,
): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics')
      inBackground(logger, 'answering with the metrics', () => answer(metrics, response));
    else response.writeHead(404).end();
  });
  // The main server alone keeps the process alive.
  server.unref();
  await explainListenFailure(listen(server, at), { port: at.port, setting });
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

/** A kept-alive connection would delay the end of the process. */
const headersOf = ({ contentType }: Metrics) => ({
  'content-type': contentType,
  connection: 'close',
});

const listen = (server: Server, address: Address) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
