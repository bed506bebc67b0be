import httpProxy from '@fastify/http-proxy';
import { messageToWire } from '@portal/contract/message';
import type { FastifyInstance } from 'fastify';

/** Forwards the API's addresses as they are, so that the browser knows one origin only. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }) {
  // Streams have connections of their own, so that they never keep calls waiting.
  for (const prefix of ['/api/eventos', '/api', '/oauth']) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      // Addresses of calls may hold personal data, such as an e-mail.
      logLevel: 'silent',
      rewritePrefix: prefix,
      replyOptions: {
        // The API limits callers by their address.
        rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
        onError: (reply) => void reply.code(502).send(messageToWire(apiIsAway)),
      },
    });
  }
}

const apiIsAway = 'El servicio no responde en este momento. Inténtalo de nuevo en unos minutos.';
