import type { FastifyRequest } from 'fastify';
import type { App } from './app-type';

/** Answers are data: nothing in them may run, be framed, be guessed at or be read by another site. */
export const plainHeaders = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none';sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

// HSTS only behind TLS: on plain http it is void, and on a laptop it would bind localhost.
const secure = {
  ...plainHeaders,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

export function addSecurityHeaders(app: App) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request));
    done();
  });
}

export const securityHeaders = ({ protocol }: FastifyRequest) =>
  protocol === 'https' ? secure : plainHeaders;
