import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refusal';

/** Replaces error pages of a gateway in front of the API by the site's own answer. */
export function replaceGatewayPages(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!isGatewayPage(reply)) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of Object.keys(reply.getHeaders())) {
      if (ofGateway.has(name)) reply.removeHeader(name);
    }
    throw new Refusal(502);
  });
}

const gatewayStatuses = new Set([502, 503, 504]);
/** Headers that describe the replaced page. */
const ofGateway = new Set(['content-encoding', 'etag', 'last-modified', 'server', 'retry-after']);

const isGatewayPage = (reply: FastifyReply) =>
  gatewayStatuses.has(reply.statusCode) &&
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');
