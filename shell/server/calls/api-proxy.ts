import type { ServerResponse } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { apiAddresses } from '@portal/contract/api-addresses';
import { applicationEventsPath } from '@portal/contract/application-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { addBodyReader } from './body-reader';
import { replaceGatewayPages } from './gateway-pages';

/** Forwards the API's addresses as they are, so that the browser knows one origin only. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }) {
  addBodyReader(app);
  replaceGatewayPages(app);
  // Streams have connections of their own, so that they never keep calls waiting.
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
    // Addresses of calls may hold personal data, such as an e-mail.
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

/** Breaks off the answers under way once the server is to close, which would wait for them: streams never end. */
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

/** The API believes the site, so it is told what the site knows and nothing that a client wrote. */
function passedOn({ ip, origin, body }: Caller, headers: Headers): Headers {
  const { protocol, host } = new URL(origin);
  return {
    ...headers,
    forwarded: undefined,
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    // The body is here already.
    expect: undefined,
    ...(body === undefined && { 'content-length': undefined }),
  };
}

/** What the API says of its connection to the site says nothing of the visitor's. */
const passedBack = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['connection', 'keep-alive'].includes(name)),
  );
