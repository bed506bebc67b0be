import type { ServerResponse } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { apiAddresses } from '@portal/contract/api-addresses';
import { applicationEventsPath } from '@portal/contract/application-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { addBodyReader } from './body-reader';
import { replaceGatewayPages } from './gateway-pages';

/** Forwards the paths of the API, so that the browser uses a single origin. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }) {
  addBodyReader(app);
  replaceGatewayPages(app);
  // Streams have a separate connection pool, so that they never block other calls.
  await app.register(async (streams: FastifyInstance) => {
    endAnswersOnClose(streams);
    await forward(streams, applicationEventsPath, apiUrl);
  });
  for (const address of apiAddresses) await forward(app, address, apiUrl);
}

const forward = (app: FastifyInstance, prefix: string, apiUrl: string) =>
  app.register(httpProxy, {
    upstream: apiUrl,
    prefix,
    // Paths of calls may contain personal data, such as an e-mail.
    logLevel: 'silent',
    rewritePrefix: prefix,
    proxyPayloads: false,
    replyOptions: {
      rewriteRequestHeaders: passedOn,
      rewriteHeaders: passedBack,
      onError(reply) {
        reply.send(new Refusal(502));
      },
    },
  });

/**
 * Aborts open streams on shutdown. They never end by themselves, and the server would wait for
 * them.
 */
function endAnswersOnClose(app: FastifyInstance) {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    open.add(raw);
    raw.once('close', () => open.delete(raw));
    done();
  });
  app.addHook('preClose', (done) => {
    for (const answer of open) answer.destroy();
    done();
  });
}

type Caller = Pick<FastifyRequest, 'ip' | 'origin' | 'body'>;
type Headers = Record<string, string | string[] | undefined>;

/** The API trusts the site, so client values of the forwarding headers are replaced. */
function passedOn({ ip, origin, body }: Caller, headers: Headers): Headers {
  const { protocol, host } = new URL(origin);
  return {
    ...headers,
    forwarded: undefined,
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    // The body is already complete.
    expect: undefined,
    ...(body === undefined && { 'content-length': undefined }),
  };
}

/** Connection headers of the API do not apply to the visitor's connection. */
const passedBack = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['connection', 'keep-alive'].includes(name)),
  );
